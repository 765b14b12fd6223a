import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { checkouts, paymentHistory, subscribers } from '../tables.server.ts'

/**
 * Forgets whose payments these were. What was charged stays, without the person, so that the books are right; so do
 * checkouts that the payment provider may still report as paid. Everything else goes.
 */
export async function deletePaymentsOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.update(paymentHistory).set({ userId: null }).where(eq(paymentHistory.userId, userId))
  const isAtProvider = or(eq(checkouts.status, 'paid'), isNotNull(checkouts.stripeSessionId))
  await transaction
    .update(checkouts)
    // Whoever asks the provider about one just then asks again.
    .set({ userId: null, version: sql`${checkouts.version} + 1` })
    .where(and(eq(checkouts.userId, userId), isAtProvider))
  await transaction.delete(checkouts).where(eq(checkouts.userId, userId))
  await transaction.delete(subscribers).where(eq(subscribers.userId, userId))
}
