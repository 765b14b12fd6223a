import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { recoveryCodes, secondFactors, users } from '../../tables.server.ts'

/** Removes a user's second factor with its secret and recovery codes. */
export async function clearSecondFactor(transaction: Transaction, userId: string): Promise<void> {
  await transaction.update(users).set({ secondFactor: false }).where(eq(users.id, userId))
  await transaction.delete(secondFactors).where(eq(secondFactors.userId, userId))
  await transaction.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}
