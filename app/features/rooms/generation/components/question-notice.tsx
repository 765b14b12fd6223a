import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ChoosePhoto, NoRoomCredits, RetryButton } from '../../components/ways-on.tsx'
import type { GenerationQuestion } from '../rules/generation.ts'
import { QUESTION_WORDS } from '../rules/questions.ts'

interface QuestionNoticeProps {
  uploadId: string
  question: GenerationQuestion
  canUpload: boolean
}

/** A generation's question to the room's owner, and the possible answers. */
export function QuestionNotice({ uploadId, question, canUpload }: QuestionNoticeProps) {
  const { title, message } = QUESTION_WORDS[question]
  return (
    <Notice
      isNew={false}
      tone="warning"
      title={title}
      action={
        question === 'surfaces' ? (
          <ButtonLink to={`/rooms/${uploadId}/styles`} size="small">
            Show us
          </ButtonLink>
        ) : (
          <PeopleChoices uploadId={uploadId} canUpload={canUpload} />
        )
      }
    >
      {message}
    </Notice>
  )
}

function PeopleChoices({ uploadId, canUpload }: Omit<QuestionNoticeProps, 'question'>) {
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
