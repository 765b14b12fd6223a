import { useEffect, useEffectEvent } from 'react'

/**
 * Calls a function when the browser has a connection again.
 *
 * @param waits whether anything waits for it now
 */
export function useWhenOnline(waits: boolean, act: () => void): void {
  const onOnline = useEffectEvent(act)
  useEffect(() => {
    if (!waits) return
    const listen = () => onOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [waits])
}
