import { and, desc, eq, gt } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import { sessions, users } from './tables.server.ts'

/** A user by id. */
export async function userById(database: Queryable, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return user
}

/** The user who currently has an address. */
export async function userByEmail(database: Queryable, email: string) {
  const [user] = await database.select().from(users).where(eq(users.email, email))
  return user
}

/** Email addresses of all administrators. */
export async function administratorEmails(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'administrator'), eq(users.blocked, false)))
  return rows.map(({ email }) => email)
}

/** Recipients of messages to the team: the team's own address, or else every administrator's. */
export const teamAddresses = async (
  database: Queryable,
  { teamEmail }: Pick<Environment, 'teamEmail'>,
): Promise<string[]> => (teamEmail ? [teamEmail] : administratorEmails(database))

/**
 * Reads a user and locks their row until the transaction ends, so that concurrent changes are serialised. Rows that
 * only refer to the user (reservations, ledger entries) can still be written; otherwise two such transactions would
 * wait for each other. Call it before anything else of theirs is locked or changed, for the same reason.
 *
 * @param strength `update` before deleting the user, which also blocks new references to them
 * @throws AppError `user_not_found`
 */
export async function lockUser(
  transaction: Transaction,
  userId: string,
  strength: 'no key update' | 'update' = 'no key update',
) {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for(strength)
  if (!user) {
    const message = 'This user no longer exists. Reload the page to see who is there.'
    throw new AppError('user_not_found', message, { status: 404 })
  }
  return user
}

/** Whether a user is blocked. This cannot change until the transaction ends. */
export async function lockBlocked(transaction: Transaction, userId: string): Promise<boolean> {
  const [user] = await transaction
    .select({ blocked: users.blocked })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return user?.blocked ?? false
}

/** A signed-in browser. */
export interface Device {
  sessionId: string
  userAgent: string | null
  address: string | null
  signedInAt: Date
  /** Accurate to a day, because a session is written to at most once a day. */
  lastUsedAt: Date
}

/** The browsers in which a user is signed in, most recently used first; at most fifty. */
export function devicesOf(database: Queryable, userId: string): Promise<Device[]> {
  return database
    .select({
      sessionId: sessions.id,
      userAgent: sessions.userAgent,
      address: sessions.ipAddress,
      signedInAt: sessions.createdAt,
      lastUsedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.updatedAt))
    .limit(50)
}
