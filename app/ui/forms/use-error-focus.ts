import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the first invalid field of a form that was refused, because it may be out of sight.
 *
 * @param reply of the server to the form
 */
export function useErrorFocus(form: RefObject<HTMLFormElement | null>, reply: object | undefined): void {
  useEffect(() => {
    if (reply) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, reply])
}
