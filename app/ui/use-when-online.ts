import { useEffect, useEffectEvent } from 'react'
import { RETRY_PAUSE_MS } from './retry-pause.ts'

/** When the browser last said that it is online, in milliseconds since the page opened. */
let cameBack = Number.NEGATIVE_INFINITY
globalThis.addEventListener?.('online', ({ timeStamp }) => {
  cameBack = timeStamp
})

/**
 * Calls a function a moment after the browser has a connection again, or has got one just now.
 *
 * @param waits whether anything waits for it now
 */
export function useWhenOnline(waits: boolean, act: () => void): void {
  const onOnline = useEffectEvent(act)
  useEffect(() => {
    if (!waits) return
    let timer: ReturnType<typeof setTimeout>
    const begin = () => {
      clearTimeout(timer)
      timer = setTimeout(() => onOnline(), RETRY_PAUSE_MS)
    }
    if (performance.now() - cameBack < RETRY_PAUSE_MS) begin()
    addEventListener('online', begin)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', begin)
    }
  }, [waits])
}
