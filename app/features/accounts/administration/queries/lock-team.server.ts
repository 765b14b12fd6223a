import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { takeTurns } from '#app/platform/database/take-turns.ts'
import { users } from '../../tables.server.ts'

/**
 * Lets changes of the team follow each other until the transaction ends, and makes sure that whoever asks is still an
 * administrator then. As nobody changes their own role, one is always left. To be called before any row is locked.
 *
 * @throws AppError `not_administrator` when another administrator was faster
 */
export async function lockTeam(transaction: Transaction, actor: Administrator): Promise<void> {
  await takeTurns(transaction, 'team')
  const isStill = and(eq(users.id, actor.userId), eq(users.role, 'administrator'), eq(users.blocked, false))
  if ((await transaction.$count(users, isStill)) > 0) return
  const message = 'You are no administrator any more. Nothing was changed.'
  throw new AppError('not_administrator', message, { status: 403 })
}
