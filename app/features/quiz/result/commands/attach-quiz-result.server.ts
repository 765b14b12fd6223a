import { AppError } from '#app/lib/app-error.ts'
import type { Subscriber } from '#app/platform/services.ts'
import { quizResultOf } from '../../queries.server.ts'
import type { Selection } from '../../schema.ts'
import { storeQuizResult } from './complete-quiz.server.ts'

/** Saves a guest's quiz to their new account, in the transaction that creates it. Skips invalid choices. */
export const attachQuizResult: Subscriber<'signedUp'> = async (
  _services,
  transaction,
  { userId, selections, preferredStyle },
) => {
  if (!Array.isArray(selections)) return {}
  try {
    const result = await quizResultOf(transaction, selections as Selection[], preferredStyle)
    await storeQuizResult(transaction, userId, result)
    return { quizResults: 1 }
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_selections') return {}
    throw error
  }
}
