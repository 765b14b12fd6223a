import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { useReadOnly } from '#app/ui/forms/read-only.tsx'

interface IntentButtonProps {
  intent: string
  fields: Record<string, string>
  text: string
  /** Accessible name, which includes the row: 'Hide what Anna said'. */
  label: string
  pendingText?: string
  /** Why it cannot be pressed now. */
  disabledBecause?: string | undefined
}

/**
 * A button for an action that needs no confirmation because it can be undone. The reply is shown as a toast. Hidden
 * from read-only viewers.
 */
export function IntentButton({
  intent,
  fields,
  text,
  label,
  pendingText = 'One moment…',
  disabledBecause,
}: IntentButtonProps) {
  if (useReadOnly()) return null
  return (
    <FormButton
      fields={{ intent, ...fields }}
      variant="secondary"
      size="small"
      pendingText={pendingText}
      aria-label={label}
      aria-disabled={disabledBecause !== undefined}
      title={disabledBecause}
    >
      {text}
    </FormButton>
  )
}
