import { useEffect, useRef } from 'react'

const FIRST_FIELD = 'input:not([type=hidden]), select, textarea'

/**
 * Opens and closes a native modal `<dialog>` as a prop says. The first field has the focus, without one the first
 * button; the browser keeps the focus inside, returns it afterwards and closes on Escape.
 */
export function useModalElement(open: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>(FIRST_FIELD)?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return element
}
