import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { users } from '../tables.server.ts'

/**
 * Sets a user's preferred style. Locks the user's row first, so that concurrent changes run one after the other.
 *
 * @returns whether anything changed: nothing does when the style is theirs already or the user is gone
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
