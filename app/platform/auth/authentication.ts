import { APIError } from 'better-auth/api'
import { MINUTE } from '#app/lib/durations.ts'
import type { Role } from '#app/lib/roles.ts'
import type { Platform } from '../platform.ts'
import type { Visitor } from './actor.ts'
import { ADDRESS_HEADER, type AuthenticationTables, openBetterAuth } from './better-auth.ts'

/** The browser that signs in. Its session stores these facts. */
export interface Browser {
  address: string
  userAgent: string | null
  /** Its `Cookie` header, which identifies accounts it has signed in to before. */
  cookie?: string | null
}

/** The session of a request. */
export interface ReadSession {
  visitor: Visitor | null
  /** A person who has entered the password but not the code: a guest everywhere except on the code page. */
  awaitingCode: Visitor | null
  cookies: string[]
}

/** Passwords and sessions. `cookies` are `Set-Cookie` values for the response. */
export interface Authentication {
  /** scrypt, computed off the event loop. */
  hashPassword(password: string): Promise<string>
  /**
   * @returns the cookies of a new session; undefined when address and password do not match. A session that awaits a
   *   code gives no access yet.
   */
  signIn(
    credentials: { email: string; password: string },
    browser: Browser,
  ): Promise<{ cookies: string[]; role: Role; awaitsCode: boolean } | undefined>
  /** Whether the password is the user's; false when they have none. */
  verifyPassword(userId: string, password: string): Promise<boolean>
  /** The sender of a request: no query for a guest, one for everybody else. */
  readSession(headers: Headers): Promise<ReadSession>
  /** Ends the session on the server. @returns the cookies that clear it in the browser */
  endSession(headers: Headers): Promise<{ cookies: string[] }>
}

/**
 * Opens accounts on the product's own tables. better-auth's HTTP handler is not mounted; only these functions are
 * used.
 */
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

/** Only the session cookie: better-auth also clears cookies that were never set. */
const sessionCookies = (headers: Headers) =>
  headers.getSetCookie().filter((cookie) => cookie.split('=')[0]!.endsWith('.session_token'))

type BetterAuth = ReturnType<typeof openBetterAuth>
type StoredSession = BetterAuth['$Infer']['Session']
type SessionUser = StoredSession['user']

/** Minutes to enter the code after the password. */
const CODE_FOLLOWS_WITHIN = 15

function whoIs(read: StoredSession | null): Pick<ReadSession, 'visitor' | 'awaitingCode'> {
  if (!read) return { visitor: null, awaitingCode: null }
  const visitor = { ...visitorOf(read.user), sessionId: read.session.id }
  if (!visitor.secondFactor || read.session.secondFactorPassed) return { visitor, awaitingCode: null }
  const isInTime = Date.now() - read.session.createdAt.getTime() < CODE_FOLLOWS_WITHIN * MINUTE
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

/** The database's check constraint allows no other value. */
const roleOf = (stored: string) => stored as Role

function browserHeaders({ address, userAgent }: Browser): Headers {
  const headers = new Headers({ [ADDRESS_HEADER]: address })
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 400))
  return headers
}
