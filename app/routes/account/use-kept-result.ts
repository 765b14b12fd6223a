import { useEffect, useState } from 'react'
import { keptResult } from '#app/features/quiz/playing/components/kept-quiz.ts'
import type { QuizResult } from '#app/features/quiz/schema.ts'

/**
 * The quiz result that this browser keeps.
 *
 * @returns null when there is none, undefined until the page runs in the browser
 */
export function useKeptResult(): QuizResult | null | undefined {
  const [result, setResult] = useState<QuizResult | null>()
  useEffect(() => setResult(keptResult() ?? null), [])
  return result
}
