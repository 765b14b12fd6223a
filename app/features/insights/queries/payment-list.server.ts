import { and, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { COUNTS_AS_PURCHASE, paymentHistory } from '#app/features/payments/tables.server.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import type { PaymentFilter, PaymentState } from '../rules/list-filters.ts'
import { ownerMatches } from './owner-search.server.ts'

const PAGE_SIZE = 25

const ROW = {
  id: paymentHistory.id,
  userId: paymentHistory.userId,
  name: users.name,
  email: users.email,
  status: paymentHistory.status,
  amountCents: paymentHistory.amountCents,
  refundedCents: paymentHistory.refundedCents,
  refundedAt: paymentHistory.refundedAt,
  roomCredits: paymentHistory.roomCreditsAdded,
  revisionCredits: paymentHistory.revisionCreditsAdded,
  stripeSessionId: paymentHistory.stripeSessionId,
  createdAt: paymentHistory.createdAt,
}

/** A payment with its buyer. */
export type PaymentRow = Awaited<ReturnType<typeof paymentPage>>['rows'][number]

const STATES: Record<PaymentState, SQL> = {
  paid: COUNTS_AS_PURCHASE,
  refunded: isNotNull(paymentHistory.refundedAt),
  disputed: eq(paymentHistory.status, 'disputed'),
}

/** The list's date column: the refund's for refunds, otherwise the payment's. */
const momentOf = ({ state }: PaymentFilter) =>
  state === 'refunded' ? paymentHistory.refundedAt : paymentHistory.createdAt

const matches = async (database: Queryable, filter: PaymentFilter) =>
  and(
    filter.state && STATES[filter.state],
    inDays(momentOf(filter), filter.days),
    filter.search
      ? await ownerMatches(database, paymentHistory.userId, [users.email, users.name], filter.search)
      : undefined,
  )

/**
 * A page of payments, newest first, with the totals of the whole list; null totals for a search with very many
 * matches.
 */
export async function paymentPage(
  database: Queryable,
  { page, ...filter }: PaymentFilter & { page: number },
) {
  const where = await matches(database, filter)
  const list = { from: paymentHistory, id: paymentHistory.id, by: momentOf(filter), where }
  const payments = await pageOf(database, { ...list, page, size: PAGE_SIZE }, (ids) =>
    database
      .select(ROW)
      .from(paymentHistory)
      .leftJoin(users, eq(users.id, paymentHistory.userId))
      .where(inArray(paymentHistory.id, ids)),
  )
  return { ...payments, sums: filter.search && payments.isMore ? null : await sumsOf(database, where) }
}

async function sumsOf(database: Queryable, where: SQL | undefined) {
  const total = (cents: SQL) => sql<number>`coalesce(sum(${cents}), 0)::float8`
  const [sums] = await database
    .select({
      chargedCents: total(sql`${paymentHistory.amountCents}`),
      refundedCents: total(sql`${paymentHistory.refundedCents}`),
    })
    .from(paymentHistory)
    .where(where)
  return sums!
}

/** All matching payments in batches, newest first. */
export async function* paymentBatches(database: Queryable, filter: PaymentFilter) {
  const where = await matches(database, filter)
  const order = { at: momentOf(filter), id: paymentHistory.id }
  yield* inBatches(order, ({ older, limit }) =>
    database
      .select({ ...ROW, cursor: cursorOf(order) })
      .from(paymentHistory)
      .leftJoin(users, eq(users.id, paymentHistory.userId))
      .where(and(where, older))
      .orderBy(desc(order.at), desc(order.id))
      .limit(limit),
  )
}
