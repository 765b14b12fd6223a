import { useEffect, useRef } from 'react'

const FIRST_FIELD = 'input:not([type=hidden]), select, textarea'

/**
 * Opens and closes a native modal `<dialog>` according to a prop. Focuses the first field, or else the first button.
 * The browser traps the focus, restores it afterwards and closes on Escape.
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
