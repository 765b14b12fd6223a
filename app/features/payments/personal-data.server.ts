import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Export, Forget } from '#app/platform/services.ts'
import { closeCheckoutQueue } from './schema.ts'
import { checkouts, paymentHistory, subscribers } from './tables.server.ts'

/** A member's payments and checkouts. */
export const exportOf: Export = async (database, { userId }) => ({
  tables: {
    payment_history: await database.select().from(paymentHistory).where(eq(paymentHistory.userId, userId)),
    checkouts: await database.select().from(checkouts).where(eq(checkouts.userId, userId)),
    subscribers: await database.select().from(subscribers).where(eq(subscribers.userId, userId)),
  },
})

/**
 * Anonymises payments. The books keep charges without the person. Checkouts that the provider may still report as
 * paid stay too, and jobs close the open ones. Everything else is deleted.
 */
export const forget: Forget = async ({ jobs }, transaction, { userId }) => {
  await transaction.update(paymentHistory).set({ userId: null }).where(eq(paymentHistory.userId, userId))
  const isAtProvider = or(eq(checkouts.status, 'paid'), isNotNull(checkouts.stripeSessionId))
  const kept = await transaction
    .update(checkouts)
    // A concurrent sync sees the new version and asks the provider again.
    .set({ userId: null, version: sql`${checkouts.version} + 1` })
    .where(and(eq(checkouts.userId, userId), isAtProvider))
    .returning({ status: checkouts.status, sessionId: checkouts.stripeSessionId })
  for (const { status, sessionId } of kept)
    if (status === 'open' && sessionId) await jobs.enqueue(transaction, closeCheckoutQueue, { sessionId })
  await transaction.delete(checkouts).where(eq(checkouts.userId, userId))
  await transaction.delete(subscribers).where(eq(subscribers.userId, userId))
}
