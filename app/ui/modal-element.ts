import { useEffect, useRef } from 'react'

/**
 * Opens and closes a native modal `<dialog>` as a prop says. The browser keeps the focus inside, returns it afterwards
 * and closes on Escape.
 */
export function useModalElement(open: boolean) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])
  return element
}
