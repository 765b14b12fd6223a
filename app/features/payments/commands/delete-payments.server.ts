import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { checkouts, paymentHistory, subscribers } from '../tables.server.ts'

/** Deletes what is kept of a user's payments. What the payment provider keeps itself stays with it. */
export async function deletePaymentsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(paymentHistory).where(eq(paymentHistory.userId, userId))
  await transaction.delete(checkouts).where(eq(checkouts.userId, userId))
  await transaction.delete(subscribers).where(eq(subscribers.userId, userId))
}
