import type { FormProblem, GuestFormReply } from '#app/features/guest-forms/rules/problem.ts'
import { pluralForm } from '#app/lib/plural.ts'

/** Errors as the library of forms names them: by field, and those of the whole form under an empty name. */
type FormErrors = Record<string, string[] | null>

/** The field of the quiz's choices. Its error stands beside a link to the quiz, and is neither counted nor listed. */
const QUIZ = 'selections'
const QUIZ_MISSING = 'Your account begins with the style quiz.'

/** Why a form about an account is refused; undefined when nothing is wrong with it. */
export function accountProblem(errors: FormErrors | null | undefined): FormProblem | undefined {
  const { '': whole, ...fields } = errors ?? {}
  const fieldErrors = Object.fromEntries(
    Object.entries(fields).flatMap(([name, messages]) =>
      messages?.length ? [[name, name === QUIZ ? [QUIZ_MISSING] : messages]] : [],
    ),
  )
  const count = Object.keys(fieldErrors).filter((name) => name !== QUIZ).length
  if (!whole?.length && !fieldErrors[QUIZ] && count === 0) return undefined
  const counted = pluralForm(count, 'One thing needs another look', `${count} things need another look`)
  return { title: whole?.[0] ?? (count > 0 ? counted : QUIZ_MISSING), fieldErrors, unlisted: QUIZ }
}

/** The server's answer to a form about an account, for the page that shows it again. */
export function accountReply(
  refused: { error?: FormErrors | null; initialValue?: Record<string, unknown> | null } | undefined,
): GuestFormReply | undefined {
  const problem = accountProblem(refused?.error)
  if (!problem) return undefined
  const typed = Object.entries(refused?.initialValue ?? {})
  return {
    sent: false,
    problem,
    values: Object.fromEntries(typed.map(([name, value]) => [name, String(value)])),
  }
}
