import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Period } from '../rules/chart-periods.ts'
import { periodStart } from './period-start.server.ts'

/** Cents in a period, and in as many days before it. */
export interface Money {
  revenue: number
  revenueBefore: number
  refunds: number
  refundsBefore: number
}

/**
 * What was charged in a period, and what was given back in it, whenever it had been charged; a purchase that was given
 * back in parts counts on the day of the first. The time before ends as many days ago as the period has, at this hour.
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
