import { useEffect, useRef } from 'react'

/** Fields come before the buttons at the end. */
const START = 'input:not([type=hidden]), select, textarea, [data-starts]'

/**
 * Opens and closes a native modal `<dialog>` according to a prop. Focuses the first field, or else the button marked with
 * `data-starts`, or else the first button. The browser traps the focus, restores it afterwards and closes on Escape.
 */
export function useModalElement(open: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (open && dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>(START)?.focus()
    }
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return element
}
