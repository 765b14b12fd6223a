import { desc, eq, inArray } from 'drizzle-orm'
import { setPreferredStyle } from '#app/features/accounts/commands/set-preferred-style.server.ts'
import { storeStyleProfile } from '#app/features/styles/commands/store-profile.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { quizResultOf } from '../../queries.server.ts'
import type { QuizResult, Selection } from '../../schema.ts'
import { anonymousQuizCompletions, quizResponses } from '../../tables.server.ts'

/**
 * Stores a member's finished quiz and replaces an earlier one.
 *
 * @param selections unvalidated
 * @param taken unvalidated name of the style that the member prefers to the winner
 * @throws AppError `invalid_selections`
 */
export async function completeQuiz(
  services: Services,
  actor: Member,
  selections: unknown,
  taken?: unknown,
): Promise<QuizResult> {
  return services.database.transaction(async (transaction) => {
    const result = await quizResultOf(transaction, selections, taken)
    await storeQuizResult(transaction, actor.userId, result)
    return result
  })
}

/**
 * Writes a result to the user's quiz responses, style profile and preferred style. A quiz that they took before they
 * signed up is theirs from now on, and no guest's any more.
 */
export async function storeQuizResult(
  transaction: Transaction,
  userId: string,
  result: QuizResult,
): Promise<void> {
  const { style, styleProfile } = result
  await setPreferredStyle(transaction, userId, style)
  const response = { styleResult: style, responses: result, completedAt: new Date(result.timestamp) }
  await transaction
    .insert(quizResponses)
    .values({ userId, ...response })
    .onConflictDoUpdate({ target: quizResponses.userId, set: { ...response, updatedAt: new Date() } })
  await storeStyleProfile(transaction, userId, styleProfile, result)
  await removeGuestsCopy(transaction, result.selections)
}

/** Removes one, because a very short quiz of somebody else may be the same. */
async function removeGuestsCopy(transaction: Transaction, selections: Selection[]): Promise<void> {
  const { id, createdAt } = anonymousQuizCompletions
  const copy = transaction
    .select({ id })
    .from(anonymousQuizCompletions)
    .where(eq(anonymousQuizCompletions.selections, selections))
    .orderBy(desc(createdAt))
    .limit(1)
  await transaction.delete(anonymousQuizCompletions).where(inArray(id, copy))
}
