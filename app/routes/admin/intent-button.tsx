import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'

/**
 * A button that does one thing at once; the reply is shown as a notice. For what can be taken back. Left out where
 * nothing can be changed.
 */
export function IntentButton({
  intent,
  fields,
  text,
  label,
  pendingText = 'One moment…',
}: {
  intent: string
  fields: Record<string, string>
  text: string
  /** Names the row too: 'Hide what Anna said'. */
  label: string
  pendingText?: string
}) {
  const fetcher = useFetcher()
  if (useReadOnly()) return null
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText={pendingText}
        aria-label={label}
      >
        {text}
      </Button>
    </fetcher.Form>
  )
}
