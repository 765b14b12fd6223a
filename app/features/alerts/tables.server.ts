import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#app/platform/database/columns.ts'
import { ALERT_KINDS } from './schema.ts'

/** Alerts: one row per occasion, open until it is over. Contains no personal data. */
export const alerts = pgTable(
  'alerts',
  {
    id: id(),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    /** Distinguishes occasions of a kind: a day, a payment, a service of the provider. */
    occasion: text().notNull(),
    /** The number of cases, and of how many where that matters. */
    count: integer().notNull(),
    total: integer(),
    openedAt: moment().notNull().defaultNow(),
    closedAt: moment(),
  },
  (table) => [
    uniqueIndex('alerts_open_once').on(table.kind, table.occasion).where(sql`${table.closedAt} IS NULL`),
    index('alerts_closed').on(table.closedAt),
    oneOf('alerts_kind_known', table.kind, ALERT_KINDS),
    check(
      'alerts_count',
      sql`${table.count} > 0 AND (${table.total} IS NULL OR ${table.total} >= ${table.count})`,
    ),
  ],
)
