import { useEffect, useRef } from 'react'

/**
 * Keeps the focus in the page's content when a button disappears with its row after it was used. Otherwise the next key
 * would start at the page's first link.
 *
 * @returns a function to call when the button's action is sent
 */
export function useKeptFocus(): () => void {
  const isSent = useRef(false)
  useEffect(() => () => void (isSent.current && requestAnimationFrame(keepFocus)), [])
  return () => {
    isSent.current = true
  }
}

function keepFocus() {
  if (document.activeElement !== document.body) return
  document.getElementById('content')?.focus({ preventScroll: true })
}
