import { and, eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { users } from '../../tables.server.ts'

/**
 * Serialises changes to the team until the transaction ends, and checks that the caller is still an administrator.
 * Nobody can change their own role, so one administrator always remains. Call it before locking any row.
 *
 * @throws AppError `not_administrator` when the caller no longer is one
 */
export async function lockTeam(transaction: Transaction, actor: Administrator): Promise<void> {
  await takeAdvisoryLock(transaction, 'team')
  const isStill = and(eq(users.id, actor.userId), eq(users.role, 'administrator'), eq(users.blocked, false))
  if ((await transaction.$count(users, isStill)) > 0) return
  const message = 'You are no longer an administrator. Nothing was changed.'
  throw new AppError('not_administrator', message, { status: 403 })
}
