import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core'

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
