import type { QuizResult } from '#app/features/quiz/schema.ts'

/** Whether a result stands beside that of somebody who waits for it now, or why not. */
export type Pairing = { isJoined: true } | { isJoined: false; problem: string }

/** A quiz that the server has taken in. */
export interface SavedQuiz {
  result: QuizResult
  /** Undefined when nobody waits for it. */
  pairing?: Pairing
}

/** The outcome of a submitted quiz. */
export type QuizOutcome = SavedQuiz | { failure: string }
