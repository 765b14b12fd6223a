import { useEffect, useState } from 'react'

/**
 * Counts the seconds on the page.
 *
 * @param start seconds that had passed when the page was rendered
 */
export function useElapsedSeconds(start: number): number {
  const [seconds, setSeconds] = useState(start)
  useEffect(() => {
    const began = Date.now() - start * 1000
    const timer = setInterval(() => setSeconds((Date.now() - began) / 1000), 1000)
    return () => clearInterval(timer)
  }, [start])
  return seconds
}
