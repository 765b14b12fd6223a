import { bigint, index, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../database/columns.ts'

/** Columns as the rate limiter expects them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('rate_limits_expiry').on(table.expire)],
)

/** Forms that guests sent within the last hour, a row for each way to tell who it was. */
export const formSubmissions = pgTable(
  'form_submissions',
  {
    id: id(),
    form: text().notNull(),
    /** SHA-256 of the network address, the account's or the browser's id. */
    sender: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('form_submissions_sender').on(table.form, table.sender, table.createdAt),
    index('form_submissions_age').on(table.createdAt),
  ],
)
