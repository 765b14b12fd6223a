import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { forgetUses } from '#app/platform/limits/forget-uses.ts'
import { clearSecondFactor } from '../second-factor/commands/clear-second-factor.server.ts'
import { sessions, signInMethods, users } from '../tables.server.ts'
import { voidLinks } from './email-links.server.ts'

/**
 * Ends a user's sessions, voids the links they were sent, forgets what they used within its limits, and deletes their
 * password and themselves.
 */
export async function deleteAccount(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(sessions).where(eq(sessions.userId, userId))
  await voidLinks(transaction, userId)
  await transaction.delete(signInMethods).where(eq(signInMethods.userId, userId))
  await forgetUses(transaction, userId)
  await clearSecondFactor(transaction, userId)
  await transaction.delete(users).where(eq(users.id, userId))
}
