import { fromTemplate } from '#app/lib/page-script/page-parts.ts'

const ERRORS = '[data-field] [id$="-error"]'

/**
 * Shows an error under a field, and ties it to the field as `useField` does.
 *
 * @param id of the field
 */
export function showError(form: HTMLFormElement, id: string, message: string): void {
  const field = document.getElementById(id)
  const error = fromTemplate('field-error', form)
  error.id = `${id}-error`
  error.lastElementChild!.textContent = message
  const frame = field?.closest('[data-field]')
  const place = frame?.querySelector(':scope > [data-errors]') ?? frame
  place?.append(error)
  field?.setAttribute('aria-describedby', [error.id, ...descriptionsOf(field)].join(' '))
  if (field?.matches('input, select, textarea')) field.setAttribute('aria-invalid', 'true')
}

/** The error that a field shows; undefined without one. */
export const errorOf = (id: string): string | undefined =>
  document.getElementById(`${id}-error`)?.textContent || undefined

/** Takes away a field's error. */
export function hideError(id: string): void {
  document.getElementById(`${id}-error`)?.remove()
  const field = document.getElementById(id)
  field?.removeAttribute('aria-invalid')
  const rest = field ? descriptionsOf(field).filter((each) => each !== `${id}-error`) : []
  if (rest.length > 0) field?.setAttribute('aria-describedby', rest.join(' '))
  else field?.removeAttribute('aria-describedby')
}

/** Takes away the errors of all fields. */
export function hideErrors(form: HTMLFormElement): void {
  for (const { id } of form.querySelectorAll(ERRORS)) hideError(id.slice(0, -'-error'.length))
}

const descriptionsOf = (field: Element): string[] =>
  field.getAttribute('aria-describedby')?.split(' ').filter(Boolean) ?? []
