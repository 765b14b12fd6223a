import { withStorage } from '#app/lib/browser-storage.ts'

/**
 * Storage keys of a guest's result that waits for an account, and of this browser's latest result. Sign-up and
 * sign-out use the same names.
 */
export const PENDING = 'pendingQuizAnalysis'
export const RESULT = 'quizResult'
/** A guest's result while they take the quiz anew. Sign-out forgets it by the beginning of its name. */
export const BEFORE = 'quizResultBefore'
/** A quiz in a tab, and the one under way that was played last in any. */
export const SESSION = 'quizSession'

/** Whether a result in this browser waits for an account. Its shape is not checked. */
export function hasPendingResult(): boolean {
  return (
    withStorage('local', (storage) => (storage.getItem(PENDING) ?? storage.getItem(BEFORE)) !== null) ?? false
  )
}
