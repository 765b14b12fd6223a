import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError } from 'better-auth/api'
import { betterAuth } from 'better-auth/minimal'
import { relations } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Role } from '#app/lib/roles.ts'
import type { Platform } from '../platform.ts'
import type { Visitor } from './actor.ts'

/** Seconds a session lasts after it was last renewed, and after which a visit renews it. */
const SESSION_LASTS = 30 * 24 * 3600
const SESSION_RENEWED_AFTER = 24 * 3600

/** The tables that sessions and passwords are kept in. */
export interface AuthenticationTables {
  users: PgTable & { id: PgColumn }
  sessions: PgTable & { userId: PgColumn }
  signInMethods: PgTable & { userId: PgColumn }
  verifications: PgTable
}

/** What is known of the browser that signs in; kept beside its session. */
export interface Browser {
  address: string
  userAgent: string | null
  /** Its header `Cookie`, by which it is known for accounts it signed in to before. */
  cookie?: string | null
}

/** What a request's session says. */
export interface ReadSession {
  visitor: Visitor | null
  /** Who has given the password and still owes the code; a guest everywhere but where it is asked for. */
  awaitingCode: Visitor | null
  cookies: string[]
}

/** Passwords and sessions. `cookies` are `Set-Cookie` values that the answer must carry. */
export interface Authentication {
  /** scrypt, computed off the event loop. */
  hashPassword(password: string): Promise<string>
  /**
   * @returns the cookies of a new session; undefined when address and password do not belong together. A session that
   *   awaits a code opens nothing yet
   */
  signIn(
    credentials: { email: string; password: string },
    browser: Browser,
  ): Promise<{ cookies: string[]; role: Role; awaitsCode: boolean } | undefined>
  /** Whether a password is a user's own; false when they have none. */
  verifyPassword(userId: string, password: string): Promise<boolean>
  /** Who sends a request: no query for a guest, one for everybody else. */
  readSession(headers: Headers): Promise<ReadSession>
  /** Ends the session on the server. @returns the cookies that make the browser forget it */
  endSession(headers: Headers): Promise<{ cookies: string[] }>
}

/** Opens accounts on the product's own tables. Its HTTP handler is not mounted: only these functions are called. */
export function createAuthentication(platform: Platform, tables: AuthenticationTables): Authentication {
  const auth = openBetterAuth(platform, tables)
  return {
    hashPassword: async (password) => (await auth.$context).password.hash(password),
    signIn: async (credentials, browser) => {
      try {
        const headers = browserHeaders(browser)
        const signedIn = await auth.api.signInEmail({ body: credentials, headers, returnHeaders: true })
        const { role, secondFactor } = signedIn.response.user as unknown as SessionUser
        return { cookies: sessionCookies(signedIn.headers), role: roleOf(role), awaitsCode: secondFactor }
      } catch (error) {
        if (error instanceof APIError && error.status === 'UNAUTHORIZED') return undefined
        throw error
      }
    },
    verifyPassword: async (userId, password) => {
      const { internalAdapter, password: passwords } = await auth.$context
      const hash = (await internalAdapter.findCredentialAccount(userId))?.password
      return !!hash && passwords.verify({ hash, password })
    },
    readSession: async (headers) => {
      const read = await auth.api.getSession({ headers, returnHeaders: true })
      return { ...whoIs(read.response), cookies: sessionCookies(read.headers) }
    },
    endSession: async (headers) => {
      const ended = await auth.api.signOut({ headers, returnHeaders: true })
      return { cookies: sessionCookies(ended.headers) }
    },
  }
}

/** Only the session's own cookie: the others that are cleared beside it were never set. */
const sessionCookies = (headers: Headers) =>
  headers.getSetCookie().filter((cookie) => cookie.split('=')[0]!.endsWith('.session_token'))

type BetterAuth = ReturnType<typeof openBetterAuth>
type StoredSession = BetterAuth['$Infer']['Session']
type SessionUser = StoredSession['user']

/** Minutes within which the code follows the password. */
const CODE_FOLLOWS_WITHIN = 15

function whoIs(read: StoredSession | null): Pick<ReadSession, 'visitor' | 'awaitingCode'> {
  if (!read) return { visitor: null, awaitingCode: null }
  const visitor = { ...visitorOf(read.user), sessionId: read.session.id }
  if (!visitor.secondFactor || read.session.secondFactorPassed) return { visitor, awaitingCode: null }
  const isInTime = Date.now() - read.session.createdAt.getTime() < CODE_FOLLOWS_WITHIN * 60_000
  return { visitor: null, awaitingCode: isInTime ? visitor : null }
}

const visitorOf = ({ id, email, name, role, blocked, secondFactor }: SessionUser): Visitor => ({
  userId: id,
  email,
  name,
  role: roleOf(role),
  blocked,
  secondFactor,
})

/** The database's check allows no other. */
const roleOf = (stored: string) => stored as Role

/** The header in which the address is told to better-auth: no browser can send it. */
const ADDRESS_HEADER = 'casabloom-address'

function browserHeaders({ address, userAgent }: Browser): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: address })
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 400))
  return headers
}

/** A field of the users' table that pages read and no form writes. */
const readOnly = <T extends 'string' | 'boolean'>(type: T) =>
  ({ type, required: true, input: false }) as const

function openBetterAuth({ environment, database, log }: Platform, tables: AuthenticationTables) {
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
    // A session is read from the database each time, so that a block or a sign-out acts at once.
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
      log: (level, message, ...details) => log[level === 'error' ? 'error' : 'debug']({ details }, message),
    },
  })
}

/** A handle that knows whose sessions and passwords are, so that one query reads both. */
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
