import { dataIn } from '#app/lib/page-script/page-data.ts'
import { showPage } from '#app/lib/page-script/page-parts.ts'
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
  // A page that took the place of a form before this ran; nothing else would be read aloud.
  else if (document.activeElement === document.body)
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus()
}

function openPage(page: Document): void {
  showPage(page)
  startForms()
}
