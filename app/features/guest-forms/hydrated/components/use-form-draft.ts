import { useEffect, useEffectEvent, useState } from 'react'
import { forgetDraft, readDraft, storeDraft } from '../../drafts/components/script/draft-storage.ts'
import { answersToRestore, newDraft } from '../../drafts/rules/form-draft.ts'
import type { GuestFormReply } from '../../rules/problem.ts'
import { answer, answersOf, firstAnswersOf, firstControlOf } from './form-answers.ts'

type DraftName = `${string}_draft${string}`

interface DraftOptions {
  /** Key of the draft in the browser's storage; contains `_draft`, by which sign-out finds it. */
  name: DraftName
  /** Whose draft it is. Anybody else's is deleted when the page opens. */
  owner: string
  isSignedIn: boolean
  /** With `values` when the form was refused a moment ago: they are newer than any draft. */
  reply: GuestFormReply<unknown> | undefined
}

/**
 * Keeps a draft of a form in this browser for two weeks, through reloads and closed tabs, until the person signs out
 * or another one opens the form. Leaves out hidden fields and files.
 *
 * @returns a ref for the form (`ref`), whether the browser keeps a draft (`isKept`) and restored one (`isRestored`),
 *   `clear` to delete the draft, and `startOver` to empty the form as well
 */
export function useFormDraft({ name, owner, isSignedIn, reply }: DraftOptions) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [isKept, setKept] = useState(false)
  const [isRestored, setRestored] = useState(false)
  const begin = useEffectEvent((form: HTMLFormElement, name: string, owner: string) => {
    const isRefused = reply?.values !== undefined
    // The refused answers came with the page, but a person gave them.
    const byItself = isRefused ? {} : firstAnswersOf(form)
    const keep = () => setKept(storeDraft(name, newDraft(owner, answersOf(form), byItself, Date.now())))
    const missing = isRefused ? {} : answersToRestore(readDraft(name, owner), answersOf(form), byItself)
    answer(form, missing)
    setRestored(Object.keys(missing).length > 0)
    keep()
    return keep
  })
  useEffect(() => {
    if (!form) return
    const keep = begin(form, name, owner)
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [name, owner, form])
  const clear = () => {
    forgetDraft(name)
    setRestored(false)
  }
  const startOver = () => {
    if (!form) return
    form.reset()
    // Counters follow what is typed, not what a form resets.
    answer(form, answersOf(form))
    clear()
    // The button that had the focus goes away with its notice.
    requestAnimationFrame(() => firstControlOf(form)?.focus())
  }
  return { ref: setForm, isKept, isRestored, isSignedIn, clear, startOver }
}
