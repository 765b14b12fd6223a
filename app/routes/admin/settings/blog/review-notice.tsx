import type { ManagedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { IntentButton } from '../../intent-button.tsx'

/** Shown above a draft that awaits a decision. */
export function ReviewNotice({ post: { id, title, writtenBy, needsEditing } }: { post: ManagedPost }) {
  const decide = (change: string, text: string) => (
    <IntentButton intent="status" fields={{ postId: id, change }} text={text} label={`${text}: ${title}`} />
  )
  const approve = !needsEditing && decide('approve', 'Approve for later')
  const { head, sentence } = needsEditing ? FROM_FACTS : writtenBy === 'model' ? FROM_MODEL : FROM_PERSON
  return (
    <Notice
      tone="warning"
      title={head}
      action={
        <div className="flex flex-wrap gap-3">
          {approve}
          {decide('reject', 'Reject')}
        </div>
      }
    >
      {sentence}
    </Notice>
  )
}

const FROM_PERSON = {
  head: 'This draft waits for your review',
  sentence: 'Nobody sees it until you publish it. Save your changes before you decide.',
}
const FROM_MODEL = {
  head: 'Written by the AI: please review',
  sentence:
    'Nobody sees it until you publish it. Read it as a visitor would: is everything in it true of these pictures? Save your changes before you decide.',
}
const FROM_FACTS = {
  head: "Written from the room's facts, please edit",
  sentence:
    'No AI wrote this: it only strings together what is known of the room. Make a post of it; as it is, it cannot be published.',
}
