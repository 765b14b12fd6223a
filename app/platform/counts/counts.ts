import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { CountName } from './count-names.ts'
import { dailyCounts } from './tables.server.ts'

/** The exact total of several metrics, without reading their rows. */
export async function totalOf(database: Queryable, ...metrics: CountName[]): Promise<number> {
  const byPart = await totalsByPart(database, metrics)
  return Object.values(byPart)
    .flatMap((parts) => Object.values(parts))
    .reduce((sum, n) => sum + n, 0)
}

/**
 * The sum of a metric over all its parts since the start of a day.
 *
 * @param since any moment of the first day, in UTC
 */
export async function totalSince(database: Queryable, metric: CountName, since: Date): Promise<number> {
  const [row] = await database
    .select({ total: sql<number>`coalesce(sum(${dailyCounts.n}), 0)::float8` })
    .from(dailyCounts)
    .where(and(eq(dailyCounts.metric, metric), gte(dailyCounts.day, since.toISOString().slice(0, 10))))
  return row!.total
}

/** The total of each metric by part. One query. */
export async function totalsByPart(
  database: Queryable,
  metrics: CountName[],
): Promise<Partial<Record<CountName, Record<string, number>>>> {
  const { metric, part, n } = dailyCounts
  const rows = await database
    .select({ metric, part, total: sql<number>`sum(${n})::float8` })
    .from(dailyCounts)
    .where(inArray(metric, metrics))
    .groupBy(metric, part)
  const totals: Partial<Record<CountName, Record<string, number>>> = {}
  for (const row of rows) totals[row.metric] = { ...totals[row.metric], [row.part]: row.total }
  return totals
}

/**
 * Merges the counts of each day, so that few rows remain to read. Safe to run concurrently, because each run adds up
 * only the rows that it deleted itself.
 */
export async function mergeCounts(database: Queryable): Promise<void> {
  await database.execute(sql`
    WITH merged AS (
      DELETE FROM daily_counts WHERE (metric, day, part) IN (
        SELECT metric, day, part FROM daily_counts GROUP BY metric, day, part HAVING count(*) > 1)
      RETURNING metric, day, part, n)
    INSERT INTO daily_counts (metric, day, part, n)
    SELECT metric, day, part, sum(n) FROM merged GROUP BY metric, day, part HAVING sum(n) <> 0`)
}
