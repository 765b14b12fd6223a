import { type SQL, sql } from 'drizzle-orm'
import { COUNTS_AS_PURCHASE } from '#app/features/payments/tables.server.ts'
import type { CountName } from '#app/platform/counts/count-names.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Period } from '../rules/chart-periods.ts'
import { firstDay, periodStart } from './period-start.server.ts'

/** The figures behind one bar of the charts. Days are in UTC. */
export interface Activity {
  /** First day of the bar, for example `2026-11-21`. */
  from: string
  quizzes: number
  signUps: number
  redesigns: number
  purchases: number
  /** Redesigns that failed for good and were not retried. */
  failures: number
  /** Spending on AI calls, in cents. */
  cents: number
  /** Median duration of a redesign; null without any. */
  medianSeconds: number | null
  /** 90th percentile of the duration. */
  slowSeconds: number | null
}

const EVENTS: CountName[] = [
  'member_quizzes',
  'guest_quizzes',
  'sign_ups',
  'redesigns',
  'purchases',
  'failures',
  'ai_cents',
]

/** How many of the people who signed up in a period uploaded a room, and how many bought. */
export interface Funnel {
  signUps: number
  uploaded: number
  purchased: number
}

/** A percentile of the durations, read from a histogram of whole seconds without sorting. */
const percentile = (share: number) =>
  sql`min(part) FILTER (WHERE upto >= measured * ${sql.raw(String(share))})`

/** The figures of a period, bar by bar, oldest first. One query over the daily counts. */
export async function activityOf(database: Queryable, period: Period): Promise<Activity[]> {
  const bar = sql.raw(`'${period.bar}'`)
  const counted = (...metrics: CountName[]) => sql`coalesce(sum(n) FILTER (WHERE metric IN ${metrics}), 0)`
  // Purchases in the test checkout do not count.
  const isCounted = sql`(metric <> 'purchases' OR part = 'stripe')`
  const { rows } = await database.execute<Activity & Record<string, unknown>>(sql`
    WITH counts AS MATERIALIZED (
      SELECT date_trunc(${bar}, day::timestamp) AS bar, metric,
        CASE metric WHEN 'redesign_seconds' THEN part::int END AS part, sum(n) AS n
      FROM daily_counts WHERE metric IN ${[...EVENTS, 'redesign_seconds']} AND day >= ${firstDay(period)} AND ${isCounted} GROUP BY 1, 2, 3),
    cumulated AS (
      SELECT bar, part, sum(n) OVER (PARTITION BY bar ORDER BY part) AS upto, sum(n) OVER (PARTITION BY bar) AS measured
      FROM counts WHERE metric = 'redesign_seconds'),
    durations AS (
      SELECT bar, ${percentile(0.5)} AS median, ${percentile(0.9)} AS slow FROM cumulated GROUP BY bar),
    bars AS (
      SELECT generate_series(
        date_trunc(${bar}, ${firstDay(period)}::timestamp), now() AT TIME ZONE 'UTC', ${sql.raw(`'1 ${period.bar}'`)}
      ) AS bar)
    SELECT to_char(bar, 'YYYY-MM-DD') AS "from",
      ${counted('member_quizzes', 'guest_quizzes')}::int AS quizzes, ${counted('sign_ups')}::int AS "signUps",
      ${counted('redesigns')}::int AS redesigns, ${counted('purchases')}::int AS purchases,
      ${counted('failures')}::int AS failures, ${counted('ai_cents')}::float8 AS cents,
      min(median) AS "medianSeconds", min(slow) AS "slowSeconds"
    FROM bars LEFT JOIN counts USING (bar) LEFT JOIN durations USING (bar) GROUP BY bar ORDER BY bar`)
  return rows
}

/** The funnel of the members who signed up in a period. */
export async function funnelOf(database: Queryable, period: Period): Promise<Funnel> {
  const start = periodStart(period)
  const counted = (condition: SQL) => sql`coalesce(sum(n) FILTER (WHERE ${condition}), 0)::int`
  const [{ rows: counts }, { rows: buyers }, { rows: team }] = await Promise.all([
    database.execute<Omit<Funnel, 'purchased'> & Record<string, unknown>>(sql`
      SELECT ${counted(sql`TRUE`)} AS "signUps", ${counted(sql`part = 'uploaded'`)} AS uploaded
      FROM daily_counts WHERE metric = 'sign_ups' AND day >= ${firstDay(period)}`),
    database.execute<{ purchased: number }>(sql`
      SELECT count(*)::int AS purchased FROM users WHERE created_at >= ${start} AND role = 'member' AND id IN (
        SELECT user_id FROM payment_history WHERE ${COUNTS_AS_PURCHASE} AND created_at >= ${start})`),
    database.execute<Pick<Funnel, 'signUps' | 'uploaded'>>(sql`
      SELECT count(*)::int AS "signUps", count(*) FILTER (WHERE room_upload_count > 0)::int AS uploaded
      FROM users WHERE role <> 'member' AND created_at >= ${start}`),
  ])
  const [{ signUps, uploaded }, ofTeam] = [counts[0]!, team[0]!]
  const { purchased } = buyers[0]!
  return { signUps: signUps - ofTeam.signUps, uploaded: uploaded - ofTeam.uploaded, purchased }
}
