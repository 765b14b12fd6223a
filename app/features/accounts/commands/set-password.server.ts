import { and, eq, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '#app/platform/database/database.ts'
import { signInMethods } from '../tables.server.ts'

/** The condition for the row with a user's password. */
const credentialOf = (userId: string) =>
  and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, 'credential'))

/** The hash of a user's password; undefined when they have none. */
export async function passwordHashOf(database: Queryable, userId: string): Promise<string | undefined> {
  const [method] = await database
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(credentialOf(userId))
  return method?.hash ?? undefined
}

/**
 * Sets a user's password, whether or not they have one. Call it before deleting sessions in the same transaction:
 * `startSession` waits for this row, and so lets no session of the old password outlive them.
 */
export async function setPassword(
  transaction: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  if (await overwrite(transaction, credentialOf(userId), passwordHash)) return
  await transaction
    .insert(signInMethods)
    .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
}

/**
 * Sets a new password in place of the one that was checked. Otherwise like {@link setPassword}.
 *
 * @param checked the hash of the earlier password, read before it was checked
 * @returns false when another new password was set meanwhile
 */
export async function replacePassword(
  transaction: Transaction,
  userId: string,
  checked: string,
  passwordHash: string,
): Promise<boolean> {
  return overwrite(transaction, and(credentialOf(userId), eq(signInMethods.password, checked)), passwordHash)
}

/** @returns whether there was a password to overwrite */
async function overwrite(
  transaction: Transaction,
  row: SQL | undefined,
  passwordHash: string,
): Promise<boolean> {
  const changed = await transaction
    .update(signInMethods)
    .set({ password: passwordHash })
    .where(row)
    .returning({ id: signInMethods.id })
  return changed.length > 0
}
