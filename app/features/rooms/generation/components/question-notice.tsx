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
  usesCredit: boolean
  canUpload: boolean
}

/** What an owner reads who has answered a question about surfaces in part. */
const KEPT = 'What you showed us is kept. Show us more, or paint your room.'

/** A generation's question to the room's owner, and the possible answers. */
export function QuestionNotice({ question, isCorrected, ...room }: QuestionNoticeProps) {
  const { title, message } = QUESTION_WORDS[question]
  const isBegun = isCorrected && question === 'surfaces'
  return (
    <Notice
      isNew={false}
      tone="warning"
      title={title}
      action={
        question === 'surfaces' ? (
          <ButtonLink to={`/rooms/${room.uploadId}/styles`} size="small">
            {isBegun ? 'Go on' : 'Show us'}
          </ButtonLink>
        ) : (
          <PeopleChoices {...room} />
        )
      }
    >
      {isBegun ? KEPT : message}
    </Notice>
  )
}

function PeopleChoices({ canUpload, ...room }: Omit<QuestionNoticeProps, 'question' | 'isCorrected'>) {
  if (!canUpload) return <NoRoomCredits />
  return (
    <div className="flex flex-wrap gap-3">
      <ChoosePhoto />
      <RetryButton {...room} variant="secondary">
        Go on
      </RetryButton>
    </div>
  )
}
