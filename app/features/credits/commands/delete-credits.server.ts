import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { creditLedger, creditReservations, userCredits } from '../tables.server.ts'

/** Deletes a user's balance with the ledger behind it. */
export async function deleteCreditsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(creditReservations).where(eq(creditReservations.userId, userId))
  await transaction.delete(creditLedger).where(eq(creditLedger.userId, userId))
  await transaction.delete(userCredits).where(eq(userCredits.userId, userId))
}
