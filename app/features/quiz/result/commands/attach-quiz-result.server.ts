import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { quizResultOf } from '../../queries.server.ts'
import type { QuizResult, Selection } from '../../schema.ts'
import { storeQuizResult } from './complete-quiz.server.ts'

/**
 * Gives a new user the quiz they took as a guest, in the transaction that makes the account.
 *
 * @param selections as the browser kept them
 * @returns null when they are not those of a quiz: the account is made without them
 */
export async function attachQuizResult(
  transaction: Transaction,
  userId: string,
  selections: Selection[],
): Promise<QuizResult | null> {
  try {
    const result = await quizResultOf(transaction, selections)
    await storeQuizResult(transaction, userId, result)
    return result
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_selections') return null
    throw error
  }
}
