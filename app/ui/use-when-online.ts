import { useEffect, useEffectEvent } from 'react'

/** Milliseconds from when a browser says that it has a connection until requests usually get through. */
export const SETTLING_MS = 2000

/**
 * Calls a function when the browser has a connection again, after a short pause.
 *
 * @param waits whether anything waits for it now
 */
export function useWhenOnline(waits: boolean, act: () => void): void {
  const onOnline = useEffectEvent(act)
  useEffect(() => {
    if (!waits) return
    let timer: ReturnType<typeof setTimeout>
    const listen = () => {
      clearTimeout(timer)
      timer = setTimeout(() => onOnline(), SETTLING_MS)
    }
    addEventListener('online', listen)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', listen)
    }
  }, [waits])
}
