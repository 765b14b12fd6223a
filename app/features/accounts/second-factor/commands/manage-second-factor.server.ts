import { and, eq, ne } from 'drizzle-orm'
import { Secret } from 'otpauth'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { isStaff, type Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { encryptSecret } from '#app/platform/security/secret-box.ts'
import type { Services } from '#app/platform/services.ts'
import { lockUser } from '../../queries.server.ts'
import type { passwordSchema } from '../../schema.ts'
import { checkPassword } from '../../signing-in/commands/check-password.server.ts'
import { secondFactors, sessions, users } from '../../tables.server.ts'
import { secondFactorEmail } from '../emails.tsx'
import type { codeSchema, turnOffSchema } from '../schema.ts'
import { SECOND_FACTOR, withCode } from './check-code.server.ts'
import { clearSecondFactor } from './clear-second-factor.server.ts'
import { replaceRecoveryCodes } from './recovery-codes.server.ts'

/**
 * Creates a new secret for an authenticator app. It takes effect with {@link confirmSecondFactor}.
 *
 * @throws AppError `wrong_password`, `too_many_attempts`, `second_factor_on`
 */
export async function beginSecondFactor(
  services: Services,
  actor: Member,
  { currentPassword }: z.infer<typeof passwordSchema>,
): Promise<void> {
  await checkPassword(services, actor, currentPassword)
  const secret = new Secret({ size: 20 }).base32
  const sealed = encryptSecret(services.environment.secret, SECOND_FACTOR, secret)
  await services.database.transaction(async (transaction) => {
    await assertOff(transaction, actor)
    const fresh = { secret: sealed, lastStep: 0, createdAt: new Date() }
    await transaction
      .insert(secondFactors)
      .values({ userId: actor.userId, ...fresh })
      .onConflictDoUpdate({ target: secondFactors.userId, set: fresh })
  })
}

/**
 * Turns the second factor on with the app's first code, and signs out every other browser.
 *
 * @param sessionId the browser that stays signed in
 * @returns recovery codes, to show once
 * @throws AppError `wrong_code`, `too_many_attempts`, `second_factor_on`
 */
export async function confirmSecondFactor(
  services: Services,
  actor: Member,
  { code }: z.infer<typeof codeSchema>,
  sessionId: string,
): Promise<string[]> {
  const { userId } = actor
  const message = await secondFactorEmail(services.environment, actor, true)
  return withCode(services, userId, code, async (transaction) => {
    await assertOff(transaction, actor)
    await transaction.update(users).set({ secondFactor: true }).where(eq(users.id, userId))
    await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    await transaction.update(sessions).set({ secondFactorPassed: true }).where(eq(sessions.id, sessionId))
    await queueEmail(transaction, { kind: 'second_factor', reference: crypto.randomUUID(), userId }, message)
    await noteChange(transaction, actor, true)
    return replaceRecoveryCodes(transaction, userId)
  })
}

/**
 * Creates new recovery codes and voids the old ones.
 *
 * @returns the codes, to show once
 * @throws AppError `wrong_code`, `too_many_attempts`
 */
export function renewRecoveryCodes(
  services: Services,
  actor: Member,
  { code }: z.infer<typeof codeSchema>,
): Promise<string[]> {
  return withCode(services, actor.userId, code, (transaction) =>
    replaceRecoveryCodes(transaction, actor.userId),
  )
}

/**
 * Turns off a member's own second factor, with password and code.
 *
 * @throws AppError `wrong_password`, `wrong_code`, `too_many_attempts`
 */
export async function turnOffSecondFactor(
  services: Services,
  actor: Member,
  { currentPassword, code }: z.infer<typeof turnOffSchema>,
): Promise<void> {
  const { userId } = actor
  await checkPassword(services, actor, currentPassword)
  const message = await secondFactorEmail(services.environment, actor, false)
  await withCode(services, userId, code, async (transaction) => {
    await clearSecondFactor(transaction, userId)
    await queueEmail(transaction, { kind: 'second_factor', reference: crypto.randomUUID(), userId }, message)
    await noteChange(transaction, actor, false)
  })
}

/** Refuses to replace an active secret, in case a stranger uses the open browser. Locked, so that it stays off. */
async function assertOff(transaction: Transaction, { userId }: Member) {
  const { secondFactor } = await lockUser(transaction, userId)
  if (!secondFactor) return
  throw new AppError('second_factor_on', 'Your second factor is already on.', { status: 409 })
}

async function noteChange(transaction: Transaction, actor: Member, on: boolean) {
  if (!isStaff(actor)) return
  await recordAudit(transaction, actor, {
    action: on ? 'accounts.second_factor_on' : 'accounts.second_factor_off',
    subject: { kind: 'user', id: actor.userId, name: actor.email },
    before: { secondFactor: !on },
    after: { secondFactor: on },
  })
}
