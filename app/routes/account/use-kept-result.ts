import { useEffect, useState } from 'react'
import { keptResult } from '#app/features/quiz/components/kept-quiz.ts'
import type { QuizResult } from '#app/features/quiz/schema.ts'

/** The quiz result that this browser keeps; unknown until the page runs in the browser. */
export function useKeptResult(): QuizResult | undefined {
  const [result, setResult] = useState<QuizResult>()
  useEffect(() => setResult(keptResult()), [])
  return result
}
