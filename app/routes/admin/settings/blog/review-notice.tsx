import type { StatusChange } from '#app/features/blog/rules/post-status.ts'
import { Notice } from '#app/ui/notices/notice.tsx'
import { type SeenPost, StatusButton } from './status-button.tsx'

/** Shown above a draft that awaits a decision. */
export function ReviewNotice({ seen }: { seen: SeenPost }) {
  const { writtenBy, needsEditing } = seen.post
  const decide = (change: StatusChange, text: string) => (
    <StatusButton seen={seen} change={change} text={text} />
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
    'No AI wrote this: it only strings together facts about the room. Turn it into a post; it cannot be published as it is.',
}
