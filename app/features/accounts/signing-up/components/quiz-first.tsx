import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Notice } from '#app/ui/notices/notice.tsx'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'

/** For a person whose quiz result was lost on the way; they can sign up all the same. */
export function ResultLost() {
  return (
    <Notice title="Your quiz result is no longer in this browser">
      You can create your account all the same, and take the quiz again from your dashboard.
    </Notice>
  )
}

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
