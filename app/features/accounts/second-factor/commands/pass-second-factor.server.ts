import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Visitor } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { sessions } from '../../tables.server.ts'
import { recoveryCodeUsedEmail } from '../emails.tsx'
import { recoveryCodesLeft } from '../queries/second-factor-state.server.ts'
import type { codeSchema } from '../schema.ts'
import { withCode } from './check-code.server.ts'

/**
 * Completes a sign-in with the second factor's code. Using a recovery code triggers an email.
 *
 * @param awaiting the session that still needs the code
 * @throws AppError `wrong_code`, `too_many_attempts`
 */
export async function passSecondFactor(
  services: Services,
  awaiting: Visitor,
  { code }: z.infer<typeof codeSchema>,
): Promise<void> {
  const { userId, sessionId = '' } = awaiting
  await withCode(services, userId, code, async (transaction, kind) => {
    await transaction
      .update(sessions)
      .set({ secondFactorPassed: true })
      .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    if (kind === 'app') return
    const left = await recoveryCodesLeft(transaction, userId)
    const message = await recoveryCodeUsedEmail(services.environment, awaiting, left)
    await queueEmail(
      transaction,
      { kind: 'recovery_code_used', reference: crypto.randomUUID(), userId },
      message,
    )
  })
}
