import type { LateCheck } from './late-check.ts'
import type { ProblemView } from './problem-view.ts'

/** Fetches the check when somebody begins to use the form, and takes away the errors of what they correct. */
export function followCorrections(form: HTMLFormElement, check: LateCheck, problems: ProblemView): void {
  /** The fields that were wrong since the check last found nothing. */
  const wrong = new Set<string>()
  const look = () => {
    const problem = check.now()?.(new FormData(form))
    for (const name of Object.keys(problem?.fieldErrors ?? {})) wrong.add(name)
    return problem
  }
  const load = async () => {
    await check.load()
    look()
  }
  if (form.matches(':focus-within')) void load()
  else form.addEventListener('focusin', load, { once: true })
  form.addEventListener('input', ({ target }) => {
    if (!check.now()) return
    const problem = look()
    // One field may put right what another one says: who is written to needs no phone number.
    for (const name of [(target as HTMLInputElement).name, ...wrong]) problems.correct(name, problem)
    if (!problem) wrong.clear()
  })
}
