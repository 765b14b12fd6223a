import { date, index, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { CountName } from './count-names.ts'

/**
 * Row counts by UTC day. A trigger (`count_rows`) inserts the changes of each statement, so transactions never wait
 * for each other and the sum of a metric's rows is always exact. A job merges the rows of a day.
 */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    metric: text().$type<CountName>().notNull(),
    day: date().notNull(),
    /** A subset: a status, a number of seconds. */
    part: text().notNull(),
    n: numeric({ precision: 16, scale: 4, mode: 'number' }).notNull(),
  },
  (table) => [index('daily_counts_metric').on(table.metric, table.day, table.part, table.n)],
)
