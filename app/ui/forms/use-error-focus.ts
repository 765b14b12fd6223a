import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the first invalid field of a form that was refused, because it may be out of sight.
 *
 * @param errors of its fields, from the server; undefined when it was accepted
 */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>, errors: object | undefined): void {
  useEffect(() => {
    if (errors) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, errors])
}
