import { Notice } from '#app/ui/notices/notice.tsx'
import type { DraftName } from '../../rules/form-options.ts'
import { StartOver } from './start-over.tsx'

/** A draft of a form that this browser keeps. */
export interface Draft {
  name: DraftName
  owner: string
  isSignedIn: boolean
}

/**
 * Tells the person that this browser keeps their draft, or that it restored one. The page's script shows which is true;
 * until then it says nothing, but takes its place.
 */
export function DraftNotice({ draft, hasPhotos }: { draft: Draft; hasPhotos: boolean }) {
  const photos = hasPhotos && " You'll need to add photos again."
  const end = draft.isSignedIn ? ' or sign out' : ''
  return (
    <>
      <p data-part="draft-kept" className="invisible text-ink-soft text-sm">
        What you type stays in this browser until you send it{end}, so closing the tab loses nothing.
        {photos}
      </p>
      <template data-part="draft-restored">
        <div data-notice="">
          <Notice title="Here is what you had typed" action={<StartOver hasPhotos={hasPhotos} />}>
            It was kept in this browser only, and is forgotten when you send the form{end}.{photos}
          </Notice>
        </div>
      </template>
    </>
  )
}
