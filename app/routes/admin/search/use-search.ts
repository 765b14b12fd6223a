import { useEffect, useState } from 'react'
import { jsonAnswer } from '#app/lib/async/json-answer.ts'
import type { Found } from './found.ts'

const DEBOUNCE_MS = 200

/**
 * What was found for a text while somebody types it. A plain request: where a fetcher gets no answer, the page with all
 * that was typed into it goes.
 *
 * @returns the latest answer, and whether none came for this text
 */
export function useSearch(text: string): { found: Found | undefined; isLost: boolean } {
  const [found, setFound] = useState<Found>()
  const [lost, setLost] = useState<string>()
  useEffect(() => {
    if (!text) return
    const controller = new AbortController()
    const ask = async () => {
      try {
        const { signal } = controller
        setFound(await jsonAnswer<Found>(`/admin/search?q=${encodeURIComponent(text)}`, { signal }))
        setLost(undefined)
      } catch {
        if (!controller.signal.aborted) setLost(text)
      }
    }
    const timer = setTimeout(() => void ask(), DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return { found, isLost: lost === text && text !== '' }
}
