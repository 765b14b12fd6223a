import { eq } from 'drizzle-orm'
import { storeStyleProfile } from '#app/features/styles/commands.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { quizResultOf } from '../queries.server.ts'
import type { QuizResult } from '../schema.ts'
import { quizResponses, styleOwners } from '../tables.server.ts'

const users = styleOwners.row

/**
 * Stores a member's finished quiz in place of an earlier one.
 *
 * @param selections as they came in
 * @throws AppError `invalid_selections`
 */
export async function completeQuiz(
  services: Services,
  actor: Member,
  selections: unknown,
): Promise<QuizResult> {
  return services.database.transaction(async (transaction) => {
    const result = await quizResultOf(transaction, selections)
    await storeQuizResult(transaction, actor.userId, result)
    return result
  })
}

/** Writes a result to the quiz responses, the style profile and the preferred style of a user. */
export async function storeQuizResult(
  transaction: Transaction,
  userId: string,
  result: QuizResult,
): Promise<void> {
  const { style: preferredStyle, styleProfile } = result
  // The user's row comes first everywhere, so that two quizzes finished at once follow each other.
  await transaction.update(users).set({ preferredStyle }).where(eq(users.id, userId))
  const response = { styleResult: preferredStyle, responses: result, completedAt: new Date(result.timestamp) }
  await transaction
    .insert(quizResponses)
    .values({ userId, ...response })
    .onConflictDoUpdate({ target: quizResponses.userId, set: { ...response, updatedAt: new Date() } })
  await storeStyleProfile(transaction, userId, styleProfile, result)
}
