import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ChoosePhoto, NoRoomCredits, RetryButton } from '../../components/ways-on.tsx'
import type { GenerationQuestion } from '../rules/generation.ts'
import { QUESTION_WORDS } from '../rules/questions.ts'

interface QuestionNoticeProps {
  uploadId: string
  question: GenerationQuestion
  /** The owner has said what surfaces are. */
  isCorrected: boolean
  canUpload: boolean
}

/** What an owner reads who has answered a question about surfaces in part. */
const KEPT = 'What you showed us is kept. Show us more, or paint your room.'

/** A generation's question to the room's owner, and the possible answers. */
export function QuestionNotice({ uploadId, question, isCorrected, canUpload }: QuestionNoticeProps) {
  const { title, message } = QUESTION_WORDS[question]
  const isBegun = isCorrected && question === 'surfaces'
  return (
    <Notice
      isNew={false}
      tone="warning"
      title={title}
      action={
        question === 'surfaces' ? (
          <ButtonLink to={`/rooms/${uploadId}/styles`} size="small">
            {isBegun ? 'Go on' : 'Show us'}
          </ButtonLink>
        ) : (
          <PeopleChoices uploadId={uploadId} canUpload={canUpload} />
        )
      }
    >
      {isBegun ? KEPT : message}
    </Notice>
  )
}

function PeopleChoices({ uploadId, canUpload }: Pick<QuestionNoticeProps, 'uploadId' | 'canUpload'>) {
  if (!canUpload) return <NoRoomCredits />
  return (
    <div className="flex flex-wrap gap-3">
      <ChoosePhoto />
      <RetryButton uploadId={uploadId} variant="secondary">
        Go on
      </RetryButton>
    </div>
  )
}
