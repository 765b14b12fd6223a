import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'

/** Tells a person that their quiz result got lost, and that they can sign up anyway. */
export function ResultLost() {
  return (
    <Notice title="Your quiz result is no longer in this browser">
      You can still create your account, and take the quiz again from your dashboard.
    </Notice>
  )
}

/** Leads to the quiz, because an account begins with a style. */
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
