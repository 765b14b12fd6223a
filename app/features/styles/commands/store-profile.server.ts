import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { styleProfileOf } from '../queries/profiles.server.ts'
import type { StyleProfile } from '../schema.ts'
import { userProfiles } from '../tables.server.ts'

/**
 * Stores a finished quiz's result as the member's style profile, in place of the earlier one.
 *
 * @param quizResponses the finished quiz
 */
export async function storeStyleProfile(
  transaction: Transaction,
  userId: string,
  styleProfile: StyleProfile,
  quizResponses: object,
): Promise<void> {
  const profile = { styleProfile, quizResponses, aiAnalysisTimestamp: new Date(), updatedAt: new Date() }
  await transaction
    .insert(userProfiles)
    .values({ userId, ...profile })
    .onConflictDoUpdate({ target: userProfiles.userId, set: profile })
}

/** Changes the style in a member's profile, if there is one. The quiz result stays. */
export async function replaceStyleProfile(
  transaction: Transaction,
  userId: string,
  style: string,
): Promise<void> {
  await transaction
    .update(userProfiles)
    .set({ styleProfile: await styleProfileOf(transaction, style) })
    .where(eq(userProfiles.userId, userId))
}
