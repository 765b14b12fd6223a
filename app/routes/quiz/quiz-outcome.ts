import type { QuizResult } from '#app/features/quiz/schema.ts'

/** What became of a finished quiz that was sent in. */
export type QuizOutcome = { result: QuizResult } | { failure: string }
