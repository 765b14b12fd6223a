import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { users } from '../tables.server.ts'

/**
 * A user, locked until the transaction ends, so that two changes at once follow each other. Rows that only refer to the
 * user (reservations, ledger entries) are written meanwhile: otherwise each would wait for the other.
 *
 * @param strength `update` before the user is deleted: then nothing new can refer to them either
 * @throws AppError `user_not_found`
 */
export async function lockUser(
  transaction: Transaction,
  userId: string,
  strength: 'no key update' | 'update' = 'no key update',
) {
  const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for(strength)
  if (!user) {
    const message = 'This user no longer exists. The list has been refreshed.'
    throw new AppError('user_not_found', message, { status: 404 })
  }
  return user
}
