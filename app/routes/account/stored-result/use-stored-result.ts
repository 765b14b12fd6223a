import { useEffect, useState } from 'react'
import { storedResult } from '#app/features/quiz/playing/components/stored-quiz.ts'
import type { StoredResult } from '#app/features/quiz/result/rules/collage.ts'

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
