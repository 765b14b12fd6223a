import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Period } from '../rules/chart-periods.ts'
import { periodStart } from './period-start.server.ts'

/** Cents in a period and in the previous one of equal length. */
export interface Money {
  revenue: number
  revenueBefore: number
  refunds: number
  refundsBefore: number
}

/**
 * Charges and refunds of a period, each counted at its own time. A purchase refunded in parts counts at its first
 * refund. The previous period ends at the same hour as this one so far.
 */
export async function moneyOf(database: Queryable, period: Period): Promise<Money> {
  const start = periodStart(period)
  const length = sql`make_interval(days => ${period.days}::int)`
  const between = (moment: SQL) => ({
    now: sql`${moment} >= ${start}`,
    before: sql`${moment} >= ${start} - ${length} AND ${moment} < now() - ${length}`,
  })
  const total = (cents: 'amount_cents' | 'refunded_cents', condition: SQL) =>
    sql`(SELECT coalesce(sum(${sql.raw(cents)}), 0)::float8 FROM payment_history WHERE ${condition})`
  const [charged, refunded] = [between(sql`created_at`), between(sql`refunded_at`)]
  const { rows } = await database.execute<Money & Record<string, unknown>>(sql`
    SELECT ${total('amount_cents', charged.now)} AS revenue,
      ${total('amount_cents', charged.before)} AS "revenueBefore",
      ${total('refunded_cents', refunded.now)} AS refunds,
      ${total('refunded_cents', refunded.before)} AS "refundsBefore"`)
  return rows[0]!
}
