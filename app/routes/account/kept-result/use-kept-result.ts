import { useEffect, useState } from 'react'
import { type KeptResult, keptResult } from '#app/features/quiz/playing/components/kept-quiz.ts'

/**
 * The quiz result stored in this browser.
 *
 * @returns null without one; undefined until the page runs in the browser
 */
export function useKeptResult(): KeptResult | null | undefined {
  const [result, setResult] = useState<KeptResult | null>()
  useEffect(() => setResult(keptResult() ?? null), [])
  return result
}
