import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { signInMethods } from '../tables.server.ts'

/**
 * Sets a user's password, whether or not they have one. Call it before deleting sessions in the same transaction:
 * `startSession` waits for this row, and so lets no session of the old password outlive them.
 */
export async function setPassword(
  transaction: Transaction,
  userId: string,
  passwordHash: string,
): Promise<void> {
  const changed = await transaction
    .update(signInMethods)
    .set({ password: passwordHash })
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, 'credential')))
    .returning({ id: signInMethods.id })
  if (changed.length > 0) return
  await transaction
    .insert(signInMethods)
    .values({ userId, accountId: userId, providerId: 'credential', password: passwordHash })
}
