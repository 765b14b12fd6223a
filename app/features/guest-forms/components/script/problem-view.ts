import { part, showNotice } from '#app/lib/page-script/page-parts.ts'
import { fieldName, namedError } from '#app/ui/forms/field-names.ts'
import { type FormProblem, listedErrors } from '../../rules/problem.ts'
import { errorOf, hideError, hideErrors, showError } from './field-errors.ts'

export type ProblemView = ReturnType<typeof problemView>

/**
 * Shows why a form was refused, above the form and at its fields.
 *
 * @param fieldId returns the element id of a field
 */
export function problemView(form: HTMLFormElement, fieldId: (name: string) => string) {
  const template = part('problem', form)
  return {
    /** Shows a problem in place of the one before. The focus goes to its first field. */
    show: (problem: FormProblem | undefined) => {
      hideErrors(form)
      showNotice(template, false)
      if (!problem) return
      for (const [name, [message]] of Object.entries(problem.fieldErrors ?? {}))
        showError(form, fieldId(name), message!)
      const notice = showNotice(template, true)!
      fillIn(notice, problem, fieldId)
      const wrong = form.querySelector<HTMLElement>('[aria-invalid]') ?? notice
      wrong.focus()
    },
    /**
     * Takes away the error of a field that no longer has it, and the notice with the last error. Shows no other to
     * somebody who is typing.
     *
     * @param problem what is wrong now
     */
    correct: (name: string, problem: FormProblem | undefined) => {
      const id = fieldId(name)
      const error = errorOf(id)
      if (!error || error === problem?.fieldErrors?.[name]?.[0]) return
      hideError(id)
      form.querySelector(`[data-notice] a[href="#${id}"]`)?.parentElement?.remove()
      if (!form.querySelector('[aria-invalid]')) showNotice(template, false)
    },
  }
}

function fillIn(notice: HTMLElement, problem: FormProblem, fieldId: (name: string) => string) {
  part('problem-title', notice).textContent = problem.title
  part('problem-message', notice).textContent = problem.message ?? ''
  const list = part('problem-fields', notice)
  const item = list.firstElementChild!
  for (const [name, message] of listedErrors(problem)) {
    const own = item.cloneNode(true) as Element
    const link = own.firstElementChild as HTMLAnchorElement
    link.href = `#${fieldId(name)}`
    link.textContent = namedError(fieldName(fieldId(name)), message)
    list.append(own)
  }
  item.remove()
  if (list.childElementCount === 0) list.remove()
}
