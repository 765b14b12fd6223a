import { ButtonLink } from '#app/ui/link.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { ACCOUNT_TEXTS } from '../rules/texts.ts'

/** An account begins with a style: the way to the quiz. */
export function QuizFirst() {
  return (
    <Notice
      title={ACCOUNT_TEXTS.quizRequired}
      action={
        <ButtonLink to="/quiz" variant="secondary" size="small">
          Take the Style Quiz
        </ButtonLink>
      }
    />
  )
}
