import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { userProfiles } from '../tables.server.ts'

/** Deletes what is known of a user's taste. */
export async function deleteProfileOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(userProfiles).where(eq(userProfiles.userId, userId))
}
