import { FormButton } from '#app/ui/buttons/form-button.tsx'

const NOT_KEPT = 'This preview is to look at, and is not kept with your room.'

/** What can be done with a style that is liked; the preview itself is only to look at. */
export function KeepStyle({ style, isOwn }: { style: string; isOwn: boolean }) {
  if (isOwn)
    return (
      <p className="text-ink-soft text-sm">This is your style: new redesigns are made in it. {NOT_KEPT}</p>
    )
  return (
    <div className="grid gap-2">
      <FormButton
        action="/dashboard"
        fields={{ style }}
        name="intent"
        value="change-style"
        variant="secondary"
        pendingText="Saving…"
        className="w-full"
      >
        Make {style} my style
      </FormButton>
      <p className="text-ink-soft text-sm">
        New redesigns are then made in it. {NOT_KEPT} To have this room in it, send its photo again.
      </p>
    </div>
  )
}
