import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { StartOver } from './start-over.tsx'
import type { useFormDraft } from './use-form-draft.ts'

interface DraftNoticeProps {
  draft: ReturnType<typeof useFormDraft>
  hasPhotos: boolean
}

/**
 * Tells the person that this browser keeps their draft, or that it restored one. Says nothing, but takes its place,
 * until the script keeps drafts.
 */
export function DraftNotice({ draft, hasPhotos }: DraftNoticeProps) {
  const photos = hasPhotos && " You'll need to add photos again."
  const end = draft.isSignedIn ? ' or sign out' : ''
  if (!draft.isRestored)
    return (
      <p className={classNames('text-ink-soft text-sm', !draft.isKept && 'invisible')}>
        What you type stays in this browser until you send it{end}, so closing the tab loses nothing.
        {photos}
      </p>
    )
  return (
    <Notice
      title="Here is what you had typed"
      action={<StartOver onConfirm={draft.startOver} hasPhotos={hasPhotos} />}
    >
      It was kept in this browser only, and is forgotten when you send the form{end}.{photos}
    </Notice>
  )
}
