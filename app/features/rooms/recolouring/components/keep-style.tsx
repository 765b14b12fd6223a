import { useFetcher } from 'react-router'
import { Button } from '#app/ui/buttons/button.tsx'

const NOT_KEPT = 'This preview is to look at, and is not kept with your room.'

/** What can be done with a style that is liked; the preview itself is only to look at. */
export function KeepStyle({ style, isOwn }: { style: string; isOwn: boolean }) {
  const fetcher = useFetcher()
  if (isOwn)
    return (
      <p className="text-ink-soft text-sm">This is your style: new redesigns are made in it. {NOT_KEPT}</p>
    )
  return (
    <fetcher.Form method="post" action="/dashboard" className="grid gap-2">
      <input type="hidden" name="style" value={style} />
      <Button
        type="submit"
        name="intent"
        value="change-style"
        variant="secondary"
        pending={fetcher.state !== 'idle'}
        pendingText="Saving…"
      >
        Make {style} my style
      </Button>
      <p className="text-ink-soft text-sm">
        New redesigns are then made in it. {NOT_KEPT} To have this room in it, send its photo again.
      </p>
    </fetcher.Form>
  )
}
