import { useEffect, useRef } from 'react'

const FIRST_FIELD = 'input:not([type=hidden]), select, textarea'

/**
 * Opens and closes a native modal `<dialog>` according to a prop. Focus goes to the first field, or else to the first
 * button; the browser traps it, restores it afterwards and closes on Escape.
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
