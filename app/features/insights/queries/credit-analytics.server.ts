import { count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { userCredits } from '#app/features/credits/tables.server.ts'
import { takenCredits } from '#app/features/payments/queries/taken-credits.server.ts'
import {
  COUNTS_AS_PURCHASE,
  paymentEvents,
  paymentHistory,
  TROUBLED,
} from '#app/features/payments/tables.server.ts'
import { totalOf } from '#app/platform/counts/counts.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'

const PAGE_SIZE = 10

/** How members' credits are distributed. One pass over the balances. */
export async function balances(database: Queryable) {
  const where = (condition: ReturnType<typeof sql>) => sql<number>`count(*) FILTER (WHERE ${condition})::int`
  const isUnlimited = sql`${userCredits.unlimited}`
  const [people, [row]] = await Promise.all([
    totalOf(database, 'sign_ups'),
    database
      .select({
        rows: count(),
        unlimited: where(isUnlimited),
        empty: where(
          sql`NOT ${isUnlimited} AND ${userCredits.roomCredits} = 0 AND ${userCredits.revisionCredits} = 0`,
        ),
        withRoom: where(sql`NOT ${isUnlimited} AND ${userCredits.roomCredits} > 0`),
        withRevision: where(sql`NOT ${isUnlimited} AND ${userCredits.revisionCredits} > 0`),
        roomCredits: sql<number>`coalesce(sum(${userCredits.roomCredits}) FILTER (WHERE NOT ${isUnlimited}), 0)::int`,
        revisionCredits: sql<number>`coalesce(sum(${userCredits.revisionCredits}) FILTER (WHERE NOT ${isUnlimited}), 0)::int`,
      })
      .from(userCredits),
  ])
  return { users: people, ...row! }
}

/** Totals of purchases, charges and refunds. Credits from the test checkout were not sold. */
export async function sales(database: Queryable) {
  const sold = (credits: PgColumn) =>
    sql<number>`coalesce(sum(${credits}) FILTER (WHERE ${paymentHistory.stripeSessionId} IS NOT NULL), 0)::int`
  const [row] = await database
    .select({
      purchases: sql<number>`count(*) FILTER (WHERE ${COUNTS_AS_PURCHASE})::int`,
      buyers: sql<number>`(SELECT count(*)::int FROM (
        SELECT user_id FROM payment_history WHERE user_id IS NOT NULL AND ${COUNTS_AS_PURCHASE} GROUP BY user_id) AS buyers)`,
      chargedCents: sql<number>`coalesce(sum(${paymentHistory.amountCents}), 0)::bigint`.mapWith(Number),
      refundedCents: sql<number>`coalesce(sum(${paymentHistory.refundedCents}), 0)::bigint`.mapWith(Number),
      disputed: sql<number>`count(*) FILTER (WHERE ${paymentHistory.status} = 'disputed')::int`,
      roomCredits: sold(paymentHistory.roomCreditsAdded),
      revisionCredits: sold(paymentHistory.revisionCreditsAdded),
    })
    .from(paymentHistory)
  return row!
}

/**
 * A page of payments that were refunded, disputed or made after the buyer's account was deleted, newest first, with
 * the buyer.
 */
export const troubledPayments = (database: Queryable, page: number) =>
  pageOf(
    database,
    {
      from: paymentHistory,
      id: paymentHistory.id,
      by: paymentHistory.createdAt,
      where: TROUBLED,
      page,
      size: PAGE_SIZE,
    },
    (ids) =>
      database
        .select({
          id: paymentHistory.id,
          userId: paymentHistory.userId,
          email: users.email,
          status: paymentHistory.status,
          amountCents: paymentHistory.amountCents,
          refundedCents: paymentHistory.refundedCents,
          roomCredits: paymentHistory.roomCreditsAdded,
          stripeSessionId: paymentHistory.stripeSessionId,
          roomCreditsTaken: takenCredits('room'),
          revisionCreditsTaken: takenCredits('revision'),
          createdAt: paymentHistory.createdAt,
        })
        .from(paymentHistory)
        .leftJoin(users, eq(users.id, paymentHistory.userId))
        .where(inArray(paymentHistory.id, ids)),
  )

/** The newest refused events of the payment provider. */
export const refusedEvents = (database: Queryable) =>
  database
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.state, 'refused'))
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(PAGE_SIZE)
