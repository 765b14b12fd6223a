import { date, index, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { Metric } from './metrics.ts'

/**
 * How many rows of a kind there are, by the UTC day they belong to. The database keeps it by itself: each statement that
 * changes counted rows adds what it changed (trigger `count_rows`), so that nobody waits for anybody, and the sum of all
 * rows of a metric is exact at any moment. Rows of the same day are added up now and then.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    metric: text().$type<Metric>().notNull(),
    day: date().notNull(),
    /** Which of them: a status, a number of seconds. */
    part: text().notNull(),
    n: numeric({ precision: 16, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [index('daily_counts_metric').on(table.metric, table.day, table.part, table.n)],
)
