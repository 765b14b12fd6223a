import { and, eq } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { users } from './tables.server.ts'

/** A user as they are now. */
export async function userById(database: Queryable, userId: string) {
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  return user
}

/** Addresses of everybody who runs the site. */
export async function administratorEmails(database: Queryable): Promise<string[]> {
  const rows = await database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.role, 'administrator'), eq(users.blocked, false)))
  return rows.map(({ email }) => email)
}

/** Whether a user is blocked; they are neither blocked nor let in until the transaction ends. */
export async function lockBlocked(transaction: Transaction, userId: string): Promise<boolean> {
  const [user] = await transaction
    .select({ blocked: users.blocked })
    .from(users)
    .where(eq(users.id, userId))
    .for('share')
  return user?.blocked ?? false
}
