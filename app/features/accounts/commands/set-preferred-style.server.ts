import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { users } from '../tables.server.ts'

/**
 * Sets a user's preferred style. Locks the user's row first, so that concurrent changes are serialised.
 *
 * @returns false when the user already has this style or no longer exists
 */
export async function setPreferredStyle(
  transaction: Transaction,
  userId: string,
  style: string,
): Promise<boolean> {
  const changed = await transaction
    .update(users)
    .set({ preferredStyle: style })
    .where(and(eq(users.id, userId), or(isNull(users.preferredStyle), ne(users.preferredStyle, style))))
    .returning({ id: users.id })
  return changed.length > 0
}
