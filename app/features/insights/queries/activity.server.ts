import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Period } from '../rules.ts'

/** What happened in one bar of the charts. Days are in UTC. */
export interface Activity {
  /** First day of the bar, `2026-11-21`. */
  from: string
  quizzes: number
  signUps: number
  redesigns: number
  purchases: number
  /** Redesigns that failed for good and were not asked for again. */
  failures: number
  /** Spent on AI calls, in cents. */
  cents: number
  /** Half of the redesigns took at most this many seconds; null without any. */
  medianSeconds: number | null
  /** Nine of ten took at most this many. */
  slowSeconds: number | null
}

/** How many of the people who signed up in a period went how far. */
export interface Funnel {
  quizzes: number
  signUps: number
  uploaded: number
  purchased: number
}

const since = ({ days }: Period) => sql`(now() AT TIME ZONE 'UTC')::date - ${days - 1}::int`
const startOf = (period: Period) => sql`(${since(period)}) AT TIME ZONE 'UTC'`
const utc = (at: SQL) => sql`${at} AT TIME ZONE 'UTC'`

interface Source {
  table: SQL
  at: SQL
  where?: SQL
  /** Aggregates besides the count. */
  more?: SQL
}

const SOURCES = {
  members_quizzes: { table: sql`quiz_responses`, at: sql`completed_at` },
  guests_quizzes: { table: sql`anonymous_quiz_completions`, at: sql`created_at` },
  sign_ups: { table: sql`users`, at: sql`created_at` },
  purchases: {
    table: sql`payment_history`,
    at: sql`created_at`,
    where: sql`status = 'completed' AND room_credits_added > 0`,
  },
  failures: {
    table: sql`room_uploads`,
    at: sql`generation_ended_at`,
    where: sql`generation_state = 'failed'`,
  },
  spending: {
    table: sql`api_usage_logs`,
    at: sql`created_at`,
    more: sql`, sum(cost_cents)::float8 AS cents`,
  },
} satisfies Record<string, Source>

/**
 * Redesigns and their durations. The percentiles come from a histogram of whole seconds: that needs no sorting of the
 * single redesigns.
 */
const durations = (bar: SQL, start: SQL) => sql`
  histogram AS (
    SELECT ${bar} AS bar, generation_seconds AS seconds, count(*) AS n FROM redesigns
    WHERE generated_at >= ${start} GROUP BY 1, 2),
  cumulated AS (
    SELECT bar, n, seconds, sum(n) FILTER (WHERE seconds IS NOT NULL) OVER (PARTITION BY bar ORDER BY seconds) AS upto,
      sum(n) FILTER (WHERE seconds IS NOT NULL) OVER (PARTITION BY bar) AS measured FROM histogram),
  redesigns_made AS (
    SELECT bar, sum(n)::int AS count,
      min(seconds) FILTER (WHERE upto >= measured * 0.5) AS median_seconds,
      min(seconds) FILTER (WHERE upto >= measured * 0.9) AS slow_seconds
    FROM cumulated GROUP BY bar)`

/** What happened in a period, bar by bar, oldest first. One query, each part of it over an index on time. */
export async function activityOf(database: Queryable, period: Period): Promise<Activity[]> {
  const bar = sql.raw(`'${period.bar}'`)
  const start = startOf(period)
  const barOf = (at: SQL) => sql`date_trunc(${bar}, ${utc(at)})`
  const parts = Object.entries<Source>(SOURCES).map(
    ([name, { table, at, where = sql`true`, more = sql`` }]) => sql`${sql.identifier(name)} AS (
      SELECT ${barOf(at)} AS bar, count(*)::int AS count ${more} FROM ${table}
      WHERE ${at} >= ${start} AND ${where} GROUP BY 1)`,
  )
  const joins = [...Object.keys(SOURCES), 'redesigns_made'].map(
    (name) => sql`LEFT JOIN ${sql.identifier(name)} USING (bar)`,
  )
  const { rows } = await database.execute<Activity & Record<string, unknown>>(sql`
    WITH ${sql.join(parts, sql`, `)}, ${durations(barOf(sql`generated_at`), start)}, bars AS (
      SELECT generate_series(
        date_trunc(${bar}, (${since(period)})::timestamp), now() AT TIME ZONE 'UTC', ${sql.raw(`'1 ${period.bar}'`)}
      ) AS bar)
    SELECT to_char(bar, 'YYYY-MM-DD') AS "from",
      coalesce(members_quizzes.count, 0) + coalesce(guests_quizzes.count, 0) AS quizzes,
      coalesce(sign_ups.count, 0) AS "signUps", coalesce(redesigns_made.count, 0) AS redesigns,
      coalesce(purchases.count, 0) AS purchases, coalesce(failures.count, 0) AS failures,
      coalesce(cents, 0) AS cents, median_seconds AS "medianSeconds", slow_seconds AS "slowSeconds"
    FROM bars ${sql.join(joins, sql` `)} ORDER BY bar`)
  return rows
}

/** From quiz to purchase: the quizzes of a period, and how far who signed up in it has come since. */
export async function funnelOf(database: Queryable, period: Period): Promise<Funnel> {
  const start = startOf(period)
  const { rows } = await database.execute<Funnel & Record<string, unknown>>(sql`
    WITH fresh AS (SELECT id, room_upload_count FROM users WHERE created_at >= ${start})
    SELECT
      ((SELECT count(*) FROM quiz_responses WHERE completed_at >= ${start})
        + (SELECT count(*) FROM anonymous_quiz_completions WHERE created_at >= ${start}))::int AS quizzes,
      (SELECT count(*) FROM fresh)::int AS "signUps",
      (SELECT count(*) FROM fresh WHERE room_upload_count > 0)::int AS uploaded,
      (SELECT count(*) FROM fresh WHERE EXISTS (
        SELECT FROM payment_history WHERE user_id = fresh.id AND status = 'completed' AND room_credits_added > 0
      ))::int AS purchased`)
  return rows[0]!
}
