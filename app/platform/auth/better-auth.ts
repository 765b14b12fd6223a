import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { betterAuth } from 'better-auth/minimal'
import { relations } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { DAY_SECONDS } from '#app/lib/durations.ts'
import type { Platform } from '../platform.ts'

/** Seconds until a session expires, and until a visit renews it. */
const SESSION_LASTS = 30 * DAY_SECONDS
const SESSION_RENEWED_AFTER = DAY_SECONDS

/** The tables that store sessions and passwords. */
export interface AuthenticationTables {
  users: PgTable & { id: PgColumn }
  sessions: PgTable & { userId: PgColumn }
  signInMethods: PgTable & { userId: PgColumn }
  verifications: PgTable
}

/** The header that passes the address to better-auth. Browsers cannot send it. */
export const ADDRESS_HEADER = 'casabloom-address'

/** A column of `users` that pages read and forms never write. */
const readOnly = <T extends 'string' | 'boolean'>(type: T) =>
  ({ type, required: true, input: false }) as const

/** Opens better-auth on the product's own tables. */
export function openBetterAuth({ environment, database, log }: Platform, tables: AuthenticationTables) {
  const { users, sessions, signInMethods, verifications } = tables
  return betterAuth({
    baseURL: environment.appUrl,
    secret: environment.secret,
    telemetry: { enabled: false },
    database: drizzleAdapter(withOwners(database.$client, tables), {
      provider: 'pg',
      schema: { user: users, session: sessions, account: signInMethods, verification: verifications },
    }),
    emailAndPassword: { enabled: true, minPasswordLength: 6, maxPasswordLength: 128 },
    user: {
      additionalFields: {
        role: readOnly('string'),
        blocked: readOnly('boolean'),
        secondFactor: { ...readOnly('boolean'), defaultValue: false },
      },
    },
    // Every request reads the session from the database, so a block or a sign-out takes effect at once.
    session: {
      expiresIn: SESSION_LASTS,
      updateAge: SESSION_RENEWED_AFTER,
      cookieCache: { enabled: false },
      additionalFields: { secondFactorPassed: { ...readOnly('boolean'), defaultValue: false } },
    },
    advanced: {
      cookiePrefix: 'casabloom',
      useSecureCookies: environment.appUrl.startsWith('https:'),
      database: { generateId: false, joins: true },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
    },
    logger: {
      log: (level, message, ...details) =>
        log[level === 'error' ? 'error' : 'debug'](
          { err: details.find((each) => each instanceof Error) },
          message,
        ),
    },
  })
}

/** A handle that knows the tables' relations, so that one query reads session and user. */
function withOwners(client: pg.Pool, { users, sessions, signInMethods }: AuthenticationTables) {
  const ownedBy = (table: PgTable & { userId: PgColumn }) =>
    relations(table, ({ one }) => ({ user: one(users, { fields: [table.userId], references: [users.id] }) }))
  return drizzle({
    client,
    casing: 'snake_case',
    schema: {
      user: users,
      session: sessions,
      account: signInMethods,
      ofUser: relations(users, ({ many }) => ({ accounts: many(signInMethods) })),
      ofSession: ownedBy(sessions),
      ofAccount: ownedBy(signInMethods),
    },
  })
}
