import { dataIn } from '#app/lib/page-script/page-data.ts'
import { forgetDraft } from '../../drafts/components/script/draft-storage.ts'
import { SENT_DATA, type SentForm } from '../../rules/form-options.ts'
import { rememberSubmission } from './sent-times.ts'
import { startForm } from './start-form.ts'

/** Takes over the form of a page, or attends to the page that takes the place of a form. */
export function startForms(): void {
  const sent = dataIn<SentForm>(document, SENT_DATA)
  if (sent) {
    forgetDraft(sent.draft)
    if (sent.rules) rememberSubmission(sent.rules)
  }
  const form = document.querySelector<HTMLFormElement>('form[data-form]')
  if (form) startForm(form, openPage)
  // What had the focus is gone, and nothing else would be read aloud.
  else if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
}

/** Shows a page that the server sent in answer to a form. */
function openPage(page: Document): void {
  document.title = page.title
  document.body.replaceChildren(...page.body.childNodes)
  scrollTo(0, 0)
  document.querySelector('h1')?.setAttribute('tabindex', '-1')
  startForms()
}
