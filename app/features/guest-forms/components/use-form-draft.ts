import { useEffect, useState } from 'react'
import { DAY } from '#app/lib/durations.ts'

const FORTNIGHT = 14 * DAY

type DraftName = `${string}_draft${string}`
type Draft = Record<string, string[]>
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Keeps a draft of a form in this browser for two weeks, through reloads and closed tabs, until the person signs out.
 * Leaves out hidden fields and files.
 *
 * @param name key of the draft in the browser's storage; contains `_draft`, by which sign-out finds it
 * @returns a ref for the form (`ref`), whether a draft was restored, `clear` to delete the draft, and `startOver`
 *   to empty the form as well
 */
export function useFormDraft(name: DraftName) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    if (!form) return
    const draft = readDraft(name)
    if (draft) setRestored(putBack(form, draft))
    const keep = () => writeDraft(name, form)
    form.addEventListener('input', keep)
    return () => form.removeEventListener('input', keep)
  }, [name, form])
  const clear = () => {
    localStorage.removeItem(name)
    setRestored(false)
  }
  const startOver = () => {
    form?.reset()
    clear()
  }
  return { ref: setForm, isRestored, clear, startOver }
}

function readDraft(name: string): Draft | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? 'null') as { at: number; fields: Draft } | null
    return kept && Date.now() - kept.at < FORTNIGHT ? kept.fields : undefined
  } catch {
    return undefined
  }
}

function writeDraft(name: string, form: HTMLFormElement) {
  const fields: Draft = {}
  for (const control of controlsOf(form))
    if (!isTick(control) || control.checked)
      fields[control.name] = [...(fields[control.name] ?? []), control.value]
  try {
    localStorage.setItem(name, JSON.stringify({ at: Date.now(), fields }))
  } catch {
    // Without storage there is no draft.
  }
}

/** @returns whether a value changed */
function putBack(form: HTMLFormElement, draft: Draft): boolean {
  let isChanged = false
  for (const control of controlsOf(form)) {
    const values = draft[control.name]
    if (isTick(control)) {
      const isChecked = values?.includes(control.value) ?? false
      isChanged ||= control.checked !== isChecked
      control.checked = isChecked
    } else if (values?.[0] !== undefined && control.value !== values[0] && !isTyped(control)) {
      isChanged = true
      setValue(control, values[0])
    }
  }
  return isChanged
}

/** Bypasses React's own setter, so that React notices the change and updates counters. */
function setValue(control: Control, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether somebody typed into a field before the script ran. */
const isTyped = (control: Control) => 'defaultValue' in control && control.value !== control.defaultValue

const isTick = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (each): each is Control =>
      'name' in each &&
      Boolean(each.name) &&
      'value' in each &&
      !['hidden', 'file', 'submit', 'button', 'fieldset'].includes((each as Control).type) &&
      (each as Control).tabIndex >= 0,
  )
