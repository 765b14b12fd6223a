import { dataIn } from '#app/lib/page-script/page-data.ts'
import { leaveFor } from '#app/ui/forms/leave-for.ts'
import { keepDraft } from '../../drafts/components/script/draft.ts'
import { followPhotos } from '../../photos/components/script/photos.ts'
import { type FormOptions, type FormRefusal, fieldIdIn, REFUSAL_DATA } from '../../rules/form-options.ts'
import type { FormProblem } from '../../rules/problem.ts'
import { STAMP_FIELD } from '../../rules/spam.ts'
import { followCorrections } from './corrections.ts'
import { followCounters } from './counters.ts'
import { type LateCheck, lateCheck } from './late-check.ts'
import { postForm } from './post-form.ts'
import { type ProblemView, problemView } from './problem-view.ts'
import { followGuard, type Guard } from './spam-guard.ts'
import { submitButton } from './submit-button.ts'

/**
 * Takes over a form: checks it before it is sent, keeps what was typed, and shows the server's answer.
 *
 * @param openPage shows the page that takes the form's place
 */
export function startForm(form: HTMLFormElement, openPage: (page: Document) => void): void {
  const options: FormOptions = JSON.parse(form.dataset.form!)
  const refusal = dataIn<FormRefusal>(document, REFUSAL_DATA)
  const problems = problemView(form, fieldIdIn(options.name))
  const button = submitButton(form)
  const check = lateCheck(options)
  let isSending = false
  const drawButton = () => button.show(isSending ? options.sendingText : guard?.waitingText())
  const guard = options.rules && followGuard(form, options.rules, drawButton)
  const submit = async () => {
    isSending = true
    drawButton()
    const problem = await send(form, { check, guard, problems, openPage })
    isSending = false
    drawButton()
    problems.show(problem)
  }
  if (options.draft) keepDraft(form, options.draft, refusal?.isFilledIn === true)
  followCounters(form)
  followPhotos(form)
  followCorrections(form, check, problems)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!button.isOff()) void submit()
  })
  form.addEventListener('reset', () => problems.show(undefined))
  if (refusal) problems.show(refusal.problem)
}

interface Sending {
  check: LateCheck
  guard: Guard | undefined
  problems: ProblemView
  openPage: (page: Document) => void
}

/** @returns why the form was not accepted; undefined when it was, and another page takes its place */
async function send(
  form: HTMLFormElement,
  { check, guard, problems, openPage }: Sending,
): Promise<FormProblem | undefined> {
  const blocked = guard?.reasonFor(new FormData(form))
  if (blocked) return { title: 'Submission Blocked', message: blocked }
  // Photos take longer than the check does. Any other form that is sent early is checked by the server.
  const isLarge = form.enctype === 'multipart/form-data'
  const wrong = (isLarge ? await check.load() : check.now())?.(new FormData(form))
  if (wrong) return wrong
  problems.show(undefined)
  const answer = await postForm(form)
  if ('address' in answer) return leaveFor(answer.address)
  if ('page' in answer) return void openPage(answer.page)
  if (answer.stamp) {
    // A new stamp means that the form was opened again.
    form.querySelector<HTMLInputElement>(`[name="${STAMP_FIELD}"]`)!.value = answer.stamp
    guard?.openAgain()
  }
  return answer.problem
}
