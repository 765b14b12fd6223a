import type { QuizResult } from '#app/features/quiz/schema.ts'

/** The outcome of a submitted quiz. */
export type QuizOutcome = { result: QuizResult } | { failure: string }
