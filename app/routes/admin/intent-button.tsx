import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'

interface IntentButtonProps {
  intent: string
  fields: Record<string, string>
  text: string
  /** Names the row too: 'Hide what Anna said'. */
  label: string
  pendingText?: string
}

/**
 * A button that does one thing at once; the reply is shown as a toast. For what can be taken back. Left out where
 * nothing can be changed.
 */
export function IntentButton({
  intent,
  fields,
  text,
  label,
  pendingText = 'One moment…',
}: IntentButtonProps) {
  if (useReadOnly()) return null
  return (
    <FormButton
      fields={{ intent, ...fields }}
      variant="secondary"
      size="small"
      pendingText={pendingText}
      aria-label={label}
    >
      {text}
    </FormButton>
  )
}
