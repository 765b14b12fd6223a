import { part, showNotice } from '#app/lib/page-script/page-parts.ts'
import type { FormOptions } from '../../../rules/form-options.ts'
import { answersToRestore, newDraft } from '../../rules/form-draft.ts'
import { readDraft, storeDraft } from './draft-storage.ts'
import { answer, answersOf, firstAnswersOf, firstControlOf } from './form-answers.ts'
import { emptyForAnother } from './other-person.ts'
import { followStartOver } from './start-over.ts'

/**
 * Keeps a draft of a form in this browser for two weeks, through reloads and closed tabs, until the person signs out
 * or another one opens the form. Leaves out hidden fields and files.
 *
 * @param isRefused whether the page came with answers that were refused a moment ago: they are newer than any draft
 */
export function keepDraft(
  form: HTMLFormElement,
  { name, owner }: NonNullable<FormOptions['draft']>,
  isRefused: boolean,
): void {
  emptyForAnother(form, owner)
  // The refused answers came with the page, but a person gave them.
  const byItself = isRefused ? {} : firstAnswersOf(form)
  const missing = isRefused ? {} : answersToRestore(readDraft(name, owner), answersOf(form), byItself)
  const keep = () => {
    const isKept = storeDraft(name, newDraft(owner, answersOf(form), byItself, Date.now()))
    part('draft-kept', form).classList.toggle('invisible', !isKept)
  }
  const showRestored = (isRestored: boolean) => {
    part('draft-kept', form).hidden = isRestored
    return showNotice(part('draft-restored', form), isRestored)
  }
  answer(form, missing)
  const notice = showRestored(Object.keys(missing).length > 0)
  if (notice)
    followStartOver(notice, () => {
      form.reset()
      const first = firstControlOf(form)!
      // Draft and counters follow what is typed, not what a form resets.
      first.dispatchEvent(new Event('input', { bubbles: true }))
      showRestored(false)
      first.focus()
    })
  keep()
  form.addEventListener('input', keep)
}
