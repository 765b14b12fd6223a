import { Button } from '#app/ui/buttons/button.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'

interface DraftNoticeProps {
  draft: { isRestored: boolean; startOver: () => void }
  hasPhotos: boolean
}

/** Tells the person that this browser keeps their draft, or that it restored one. */
export function DraftNotice({ draft, hasPhotos }: DraftNoticeProps) {
  const photos = hasPhotos && " You'll need to add photos again."
  if (!draft.isRestored)
    return (
      <p className="text-ink-soft text-sm">
        What you type stays in this browser until you send it or sign out, so closing the tab loses nothing.
        {photos}
      </p>
    )
  return (
    <Notice
      title="Here is what you had typed"
      action={
        <Button variant="secondary" size="small" onClick={draft.startOver}>
          Start over
        </Button>
      }
    >
      It was kept in this browser only, and is forgotten when you send the form or sign out.{photos}
    </Notice>
  )
}
