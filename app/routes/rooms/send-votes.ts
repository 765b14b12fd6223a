/** The script of a shared room: a vote without an answer stays on the page, and can be sent again. */

import { postForm } from '#app/features/guest-forms/components/script/post-form.ts'
import type { FormProblem } from '#app/features/guest-forms/rules/problem.ts'
import { fromTemplate, part, showPage } from '#app/lib/page-script/page-parts.ts'
import { isOff, turnOff } from '#app/ui/buttons/off.ts'
import { leaveFor } from '#app/ui/forms/leave-for.ts'

async function send(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  document.querySelector('[data-notice]')?.remove()
  showSending(true)
  const answer = await postForm(form, button)
  if ('address' in answer) return leaveFor(answer.address)
  showSending(false)
  if ('problem' in answer) return showProblem(answer.problem, button)
  const refusal = answer.page.querySelector('[data-part=refusal]')
  if (!refusal) return showPage(answer.page)
  showProblem({ title: 'Your vote was not kept', message: refusal.textContent }, button)
}

function showSending(isSending: boolean): void {
  for (const button of document.querySelectorAll<HTMLElement>('form[data-vote] button')) {
    turnOff(button, isSending)
    button.toggleAttribute('data-pending', isSending)
  }
}

function showProblem({ title, message }: FormProblem, button: HTMLElement): void {
  const notice = fromTemplate('problem')
  part('problem-title', notice).textContent = title
  part('problem-message', notice).textContent = message ?? ''
  part('problem-fields', notice).remove()
  button.parentElement!.querySelector('button')!.before(notice)
  notice.focus()
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-vote]'))
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    // Browsers before 2022 do not tell it, and send the form themselves.
    if (!submitter) return
    event.preventDefault()
    if (!isOff(submitter)) void send(form, submitter)
  })
