import type { ManagedPost } from '#app/features/blog/queries/managed-posts.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { IntentButton } from '../../intent-button.tsx'

/** Stands over a draft that nobody has decided on. */
export function ReviewNotice({ post: { id, title } }: { post: ManagedPost }) {
  const decide = (change: string, text: string) => (
    <IntentButton intent="status" fields={{ postId: id, change }} text={text} label={`${text}: ${title}`} />
  )
  return (
    <Notice
      tone="warning"
      title="This draft waits for your review"
      action={
        <div className="flex flex-wrap gap-3">
          {decide('approve', 'Approve for later')}
          {decide('reject', 'Reject')}
        </div>
      }
    >
      Nobody sees it until you publish it. Read it as a visitor would: is everything in it true of this room?
      Save your changes before you decide.
    </Notice>
  )
}
