import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { PAYMENT_STATUSES } from './schema.ts'

export const paymentHistory = pgTable(
  'payment_history',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    amountCents: integer().notNull(),
    currency: text().notNull().default('usd'),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    stripeSessionId: text(),
    roomCreditsAdded: integer().notNull().default(0),
    revisionCreditsAdded: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_history_session_unique').on(table.stripeSessionId),
    index('payment_history_user').on(table.userId, table.createdAt),
    index('payment_history_status').on(table.status, table.createdAt),
    oneOf('payment_history_status_known', table.status, PAYMENT_STATUSES),
    check(
      'payment_history_not_negative',
      sql`${table.amountCents} >= 0 AND ${table.roomCreditsAdded} >= 0 AND ${table.revisionCreditsAdded} >= 0`,
    ),
  ],
)

/** Every event the payment provider delivered, so that each acts once. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text().primaryKey(),
  type: text().notNull(),
  receivedAt: createdAt(),
})

/** What the payment provider reports of a customer. */
export const subscribers = pgTable(
  'subscribers',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    stripeCustomerId: text().unique(),
    subscribed: boolean().notNull().default(false),
    subscriptionTier: text(),
    subscriptionEnd: moment(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('subscribers_subscribed').on(table.subscribed)],
)
