import { useEffect, useState } from 'react'
import { type StoredResult, storedResult } from '#app/features/quiz/playing/components/stored-quiz.ts'

/**
 * The quiz result stored in this browser.
 *
 * @returns null without one; undefined until the page runs in the browser
 */
export function useStoredResult(): StoredResult | null | undefined {
  const [result, setResult] = useState<StoredResult | null>()
  useEffect(() => setResult(storedResult() ?? null), [])
  return result
}
