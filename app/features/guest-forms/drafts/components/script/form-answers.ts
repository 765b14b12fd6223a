import type { Answers } from '../../rules/form-draft.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The form's answers, except hidden fields and files. */
export const answersOf = (form: HTMLFormElement): Answers =>
  collect(form, (control) => (isTick(control) ? control.checked && control.value : control.value))

/** The answers that the form's page came with. */
export const firstAnswersOf = (form: HTMLFormElement): Answers =>
  collect(form, (control) => {
    if (isTick(control)) return control.defaultChecked && control.value
    if ('defaultValue' in control) return control.defaultValue
    const option = [...control.options].find((each) => each.defaultSelected) ?? control.options[0]
    return option?.value ?? ''
  })

/** Puts answers into a form. Other fields stay as they are. */
export function answer(form: HTMLFormElement, answers: Answers): void {
  for (const control of controlsOf(form)) {
    const values = answers[control.name]
    if (!values) continue
    if (isTick(control)) control.checked = values.includes(control.value)
    else control.value = values[0] ?? ''
  }
}

/** The form's first question. */
export const firstControlOf = (form: HTMLFormElement): Control | undefined => controlsOf(form)[0]

/** @param read returns a control's value; false for a tick that is not set */
function collect(form: HTMLFormElement, read: (control: Control) => string | false): Answers {
  const answers: Record<string, string[]> = {}
  for (const control of controlsOf(form)) {
    answers[control.name] ??= []
    const value = read(control)
    if (value !== false) answers[control.name]!.push(value)
  }
  return answers
}

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
