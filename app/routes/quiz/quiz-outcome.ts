import type { QuizResult } from '#app/features/quiz/schema.ts'

/**
 * Whether a result was added to the pair of its link, or why not, and whether that may pass: no problem means that
 * nobody has asked for it.
 */
export type Pairing = { isJoined: true } | { isJoined: false; problem?: string; isTemporary?: boolean }

/** A quiz that the server has saved. */
export interface SavedQuiz {
  result: QuizResult
  /** The link through which the visitor came, and what became of it; null without one. */
  pair: { token: string; owner: string | null; pairing: Pairing } | null
}
