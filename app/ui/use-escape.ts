import { useEffect, useEffectEvent } from 'react'

/**
 * Calls back for Escape, wherever the focus is except in a dialog, which Escape closes.
 *
 * @param isActive whether there is something to leave
 */
export function useEscape(isActive: boolean, leave: () => void): void {
  const onKey = useEffectEvent(({ key, target }: KeyboardEvent) => {
    const isInDialog = target instanceof Element && target.closest('dialog') !== null
    if (key === 'Escape' && !isInDialog) leave()
  })
  useEffect(() => {
    if (!isActive) return
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isActive])
}
