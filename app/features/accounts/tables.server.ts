import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { ROLES } from '#app/lib/roles.ts'
import { atMost, createdAt, id, moment, oneOf, updatedAt } from '#app/platform/database/columns.ts'
import { MAX_BLOCK_REASON } from './rules/block-reason.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    name: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text({ enum: ROLES }).notNull().default('member'),
    preferredStyle: text(),
    adminGrantedUnlimited: boolean().notNull().default(false),
    blocked: boolean().notNull().default(false),
    /** The reason for a block, for administrators only. Unblocking clears it. */
    blockReason: text(),
    /** Whether signing in requires a code after the password. */
    secondFactor: boolean().notNull().default(false),
    /** Number of rooms, maintained by the trigger `count_room_uploads`. */
    roomUploadCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email_unique').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
    atMost('users_email_length', table.email, 255),
    atMost('users_name_length', table.name, 100),
    atMost('users_block_reason_length', table.blockReason, MAX_BLOCK_REASON),
    oneOf('users_role_known', table.role, ROLES),
    index('users_newest').on(table.createdAt, table.id),
    index('users_blocked').on(table.createdAt, table.id).where(sql`${table.blocked}`),
    index('users_unlimited').on(table.createdAt, table.id).where(sql`${table.adminGrantedUnlimited}`),
    index('users_team').on(table.createdAt).where(sql`${table.role} <> 'member'`),
    index('users_by_uploads').on(table.roomUploadCount, table.id),
    index('users_email_search').using('gin', table.email.op('gin_trgm_ops')),
    index('users_name_search').using('gin', table.name.op('gin_trgm_ops')),
  ],
)

/** One row per signed-in browser. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Whether the code was given in this browser, if the account requires one. */
    secondFactorPassed: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** How a user authenticates. Contains the hashed password. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('sign_in_methods_account_unique').on(table.providerId, table.accountId),
    index('sign_in_methods_user').on(table.userId),
  ],
)

/** Links in emails that prove an address or allow a new password. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expiry').on(table.expiresAt),
  ],
)

/** Secrets for authenticator apps, in use once `users.second_factor` is true. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted. */
  secret: text().notNull(),
  /** Time step of the last accepted code. That code and earlier ones are refused. */
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Hashed recovery codes for a lost app. Using a code deletes its row. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('recovery_codes_unique').on(table.userId, table.codeHash)],
)
