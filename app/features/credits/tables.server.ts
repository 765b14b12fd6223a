import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#app/features/accounts/tables.server.ts'
import { createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { DEFAULT_CREDIT_SETTINGS } from './rules.ts'
import { CREDIT_KINDS, LEDGER_REASONS, RESERVATION_STATES } from './schema.ts'

/** Members' balances. Each equals the sum of its ledger at any time. */
export const userCredits = pgTable(
  'user_credits',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    roomCredits: integer().notNull().default(0),
    revisionCredits: integer().notNull().default(0),
    unlimited: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('user_credits_room_not_negative', sql`${table.roomCredits} >= 0`),
    check('user_credits_revision_not_negative', sql`${table.revisionCredits} >= 0`),
  ],
)

/** Every change of a balance. `reference` identifies its cause, so that each cause counts once. */
export const creditLedger = pgTable(
  'credit_ledger',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: CREDIT_KINDS }).notNull(),
    change: integer().notNull(),
    reason: text({ enum: LEDGER_REASONS }).notNull(),
    reference: text().notNull(),
    /** The administrator's reason. */
    note: text(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('credit_ledger_once').on(table.userId, table.kind, table.reason, table.reference),
    index('credit_ledger_user').on(table.userId, table.createdAt),
    oneOf('credit_ledger_kind_known', table.kind, CREDIT_KINDS),
    oneOf('credit_ledger_reason_known', table.reason, LEDGER_REASONS),
    check('credit_ledger_change_not_zero', sql`${table.change} <> 0`),
  ],
)

/** Credits held for a generation until they are settled or released. */
export const creditReservations = pgTable(
  'credit_reservations',
  {
    /** The generation's id. A generation holds at most one credit. */
    generationId: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: CREDIT_KINDS }).notNull(),
    state: text({ enum: RESERVATION_STATES }).notNull().default('reserved'),
    createdAt: createdAt(),
    endedAt: moment(),
    /** The refunded purchase that gets this credit if it comes back, so that nobody can spend it. */
    claimedBy: uuid(),
  },
  (table) => [
    index('credit_reservations_user').on(table.userId),
    index('credit_reservations_claimed').on(table.claimedBy).where(sql`${table.claimedBy} IS NOT NULL`),
    oneOf('credit_reservations_kind_known', table.kind, CREDIT_KINDS),
    oneOf('credit_reservations_state_known', table.state, RESERVATION_STATES),
    check('credit_reservations_end', sql`(${table.state} = 'reserved') = (${table.endedAt} IS NULL)`),
  ],
)

/** The packages. The newest row counts. */
export const creditSettings = pgTable(
  'credit_settings',
  {
    id: id(),
    freeRoomCredits: integer().notNull().default(DEFAULT_CREDIT_SETTINGS.freeRoomCredits),
    freeRevisionCredits: integer().notNull().default(DEFAULT_CREDIT_SETTINGS.freeRevisionCredits),
    paidRoomCredits: integer().notNull().default(DEFAULT_CREDIT_SETTINGS.paidRoomCredits),
    paidRevisionCredits: integer().notNull().default(DEFAULT_CREDIT_SETTINGS.paidRevisionCredits),
    priceCents: integer().notNull().default(DEFAULT_CREDIT_SETTINGS.priceCents),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_settings_newest').on(table.createdAt),
    check(
      'credit_settings_bounds',
      sql`${table.freeRoomCredits} >= 0 AND ${table.freeRevisionCredits} >= 0 AND ${table.paidRoomCredits} >= 1 AND ${table.paidRevisionCredits} >= 0 AND ${table.priceCents} >= 0`,
    ),
  ],
)
