/** The script of a shared room: a vote without an answer stays on the page, and can be sent again. */

import { postForm } from '#app/features/guest-forms/components/script/post-form.ts'
import type { FormProblem } from '#app/features/guest-forms/rules/problem.ts'
import { fromTemplate, part } from '#app/lib/page-script/page-parts.ts'
import { leaveFor } from '#app/ui/forms/leave-for.ts'

let isSending = false

async function send(form: HTMLFormElement, button: HTMLElement): Promise<void> {
  document.querySelector('[data-notice]')?.remove()
  isSending = true
  const answer = await postForm(form, button)
  if ('address' in answer) return openPage(answer.address)
  isSending = false
  if ('problem' in answer) return showProblem(answer.problem, button)
  document.body.replaceChildren(...answer.page.body.childNodes)
  scrollTo(0, 0)
  followForms()
}

/** The browser would only scroll a page that is open already. */
async function openPage(address: string): Promise<void> {
  const { pathname, search, hash } = new URL(address, location.href)
  if (pathname + search !== location.pathname + location.search) return leaveFor(address)
  location.hash = hash
  location.reload()
}

function showProblem({ title, message }: FormProblem, button: HTMLElement): void {
  const notice = fromTemplate('problem')
  part('problem-title', notice).textContent = title
  part('problem-message', notice).textContent = message ?? ''
  part('problem-fields', notice).remove()
  button.parentElement!.querySelector('button')!.before(notice)
  notice.focus()
}

function followForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-vote]'))
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (!isSending) void send(form, event.submitter!)
    })
}

followForms()
