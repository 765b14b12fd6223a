import { and, eq, lt } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { decryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { limitCode } from '../../commands/attempt-limits.server.ts'
import { lockUser } from '../../queries.server.ts'
import { recoveryCodes, secondFactors } from '../../tables.server.ts'
import { isAppCode, plainCode } from '../rules/codes.ts'
import { hashOf } from './recovery-codes.server.ts'

/** The purpose for which the secret is encrypted. */
export const SECOND_FACTOR = 'second factor'
const PERIOD = 30

/** The code generator for a secret (RFC 6238), with the settings of every authenticator app. */
export const codesOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD })

/** Whether a code came from the app, or was one of those for a lost app. */
type CodeKind = 'app' | 'recovery code'

/**
 * Accepts a code of the app or a recovery code, once, and does what it allows in the same transaction. Voids the codes
 * before an accepted one. Locks the user before their codes, like every change of the second factor.
 *
 * @throws AppError `wrong_code`, `too_many_attempts`
 */
export async function withCode<Result>(
  services: Services,
  userId: string,
  typed: string,
  work: (transaction: Transaction, kind: CodeKind) => Promise<Result>,
): Promise<Result> {
  // Before the transaction: a wrong code counts although it rolls back, and no transaction waits for a second
  // connection, of which many at once would leave none for anybody.
  await limitCode(services, userId)
  return services.database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    return work(transaction, await takeCode(services, transaction, userId, plainCode(typed)))
  })
}

async function takeCode(
  services: Services,
  transaction: Transaction,
  userId: string,
  code: string,
): Promise<CodeKind> {
  if (isAppCode(code) && (await takeAppCode(services, transaction, userId, code))) return 'app'
  if (!isAppCode(code) && (await takeRecoveryCode(transaction, userId, code))) return 'recovery code'
  throw new AppError(
    'wrong_code',
    "This code isn't right, or has already been used. Please try the next one.",
    {
      field: 'code',
    },
  )
}

async function takeAppCode(
  { environment }: Services,
  transaction: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const [factor] = await transaction.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  const secret = factor && decryptSecret(environment.secret, SECOND_FACTOR, factor.secret)
  if (!secret) return false
  const now = Date.now()
  const delta = codesOf(secret).validate({ token: code, window: 1, timestamp: now })
  if (delta === null) return false
  const step = Math.floor(now / 1000 / PERIOD) + delta
  // Of two concurrent uses of a code, the second finds its time step used.
  const taken = await transaction
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return taken.length > 0
}

async function takeRecoveryCode(transaction: Transaction, userId: string, code: string): Promise<boolean> {
  const used = await transaction
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ id: recoveryCodes.id })
  return used.length > 0
}
