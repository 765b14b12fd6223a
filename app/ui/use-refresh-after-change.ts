import { useEffect, useRef } from 'react'
import { useQuietRefresh } from './use-quiet-refresh.ts'

/**
 * Loads a page's data again, quietly, after something that needs no answer has changed on it. So a click shows at once,
 * and what happened elsewhere meanwhile shows soon.
 *
 * @param shown what the page shows
 */
export function useRefreshAfterChange(shown: string): void {
  const refresh = useQuietRefresh()
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    void refresh()
  }, [shown, refresh])
}
