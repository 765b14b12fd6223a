import { FormButton } from '#app/ui/buttons/form-button.tsx'
import { Unbroken } from '#app/ui/unbroken.tsx'

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
      pendingText="Saving…"
      className="-ml-6 py-2"
    >
      <span className="text-left">
        Make <Unbroken>{style}</Unbroken> my style
      </span>
    </FormButton>
  )
}
