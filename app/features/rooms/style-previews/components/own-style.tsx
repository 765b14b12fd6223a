import { FormButton } from '#app/ui/buttons/form-button.tsx'

/** Makes a style the one for the person's new redesigns. */
export function OwnStyle({ style, isOwn }: { style: string; isOwn: boolean }) {
  if (isOwn) return <p className="text-ink-soft text-sm">This is your style: new redesigns are made in it.</p>
  return (
    <FormButton
      action="/dashboard"
      fields={{ style }}
      name="intent"
      value="change-style"
      variant="quiet"
      size="small"
      pendingText="Saving…"
      className="-ml-4"
    >
      Make {style} my style
    </FormButton>
  )
}
