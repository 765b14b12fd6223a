import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { CHECKOUT_PROVIDERS, CHECKOUT_STATUSES, EVENT_STATES, PAYMENT_STATUSES } from './schema.ts'

/** Started purchases with the offer and price as shown. Only these are ever credited. */
export const checkouts = pgTable(
  'checkouts',
  {
    id: id(),
    /** Null once the buyer's account is deleted. A payment made after that can be refunded. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    provider: text({ enum: CHECKOUT_PROVIDERS }).notNull(),
    status: text({ enum: CHECKOUT_STATUSES }).notNull().default('open'),
    stripeSessionId: text(),
    amountCents: integer().notNull(),
    currency: text().notNull().default('usd'),
    roomCredits: integer().notNull(),
    revisionCredits: integer().notNull(),
    /** Grows with every change, so that an outdated answer of the provider is fetched again. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('checkouts_session_unique').on(table.stripeSessionId),
    index('checkouts_user').on(table.userId, table.createdAt),
    index('checkouts_open').on(table.createdAt).where(sql`${table.status} = 'open'`),
    oneOf('checkouts_provider_known', table.provider, CHECKOUT_PROVIDERS),
    oneOf('checkouts_status_known', table.status, CHECKOUT_STATUSES),
    check(
      'checkouts_not_negative',
      sql`${table.amountCents} >= 0 AND ${table.roomCredits} >= 0 AND ${table.revisionCredits} >= 0`,
    ),
  ],
)

/** The only definition of a purchase: Stripe charged for it, and it added room credits. */
export const COUNTS_AS_PURCHASE = sql`(status = 'completed' AND room_credits_added > 0 AND stripe_session_id IS NOT NULL)`

/** Payments to review: refunded, disputed, or made when no buyer was left to credit. */
export const TROUBLED = sql`(status IN ('refunded', 'disputed') OR refunded_cents > 0
  OR user_id IS NULL AND room_credits_added = 0)`

/** Payments. A purchase has the id of its checkout, so that each checkout is credited once. */
export const paymentHistory = pgTable(
  'payment_history',
  {
    id: id(),
    /** Null once the buyer's account is deleted. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    amountCents: integer().notNull(),
    currency: text().notNull().default('usd'),
    status: text({ enum: PAYMENT_STATUSES }).notNull(),
    stripeSessionId: text(),
    roomCreditsAdded: integer().notNull().default(0),
    revisionCreditsAdded: integer().notNull().default(0),
    /** The provider's own receipt. */
    receiptUrl: text(),
    refundedCents: integer().notNull().default(0),
    /** When the first refund was seen. */
    refundedAt: moment(),
    /**
     * Unused credits taken back after a refund or during a dispute, minus those given back. `takenCredits` adds those
     * that returned later from failed work.
     */
    roomCreditsTaken: integer().notNull().default(0),
    revisionCreditsTaken: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_history_session_unique').on(table.stripeSessionId),
    index('payment_history_troubled').on(table.createdAt, table.id).where(TROUBLED),
    // These two contain the summed columns, so that totals read only the index.
    index('payment_history_purchases')
      .on(table.createdAt, table.id, table.userId, table.amountCents, table.refundedCents)
      .where(COUNTS_AS_PURCHASE),
    index('payment_history_newest').on(table.createdAt, table.id, table.amountCents, table.refundedCents),
    index('payment_history_refunded').on(table.refundedAt).where(sql`${table.refundedAt} IS NOT NULL`),
    index('payment_history_user').on(table.userId, table.createdAt),
    index('payment_history_status').on(table.status, table.createdAt),
    oneOf('payment_history_status_known', table.status, PAYMENT_STATUSES),
    check(
      'payment_history_not_negative',
      sql`${table.amountCents} >= 0 AND ${table.roomCreditsAdded} >= 0 AND ${table.revisionCreditsAdded} >= 0`,
    ),
  ],
)

/** Every event that the payment provider delivered, so that each is handled once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    eventId: text().primaryKey(),
    type: text().notNull(),
    state: text({ enum: EVENT_STATES }).notNull().default('handled'),
    /** Why it was refused. */
    problem: text(),
    receivedAt: createdAt(),
  },
  (table) => [
    index('payment_events_refused').on(table.receivedAt).where(sql`${table.state} = 'refused'`),
    oneOf('payment_events_state_known', table.state, EVENT_STATES),
  ],
)

/** The payment provider's facts about a customer. */
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
