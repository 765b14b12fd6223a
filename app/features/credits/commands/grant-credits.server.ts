import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { creditHolder } from '../queries/credit-holder.server.ts'
import { creditsByHandSchema } from '../schema.ts'
import { addCredits } from './ledger.server.ts'

/**
 * Grants credits manually. The same form sent twice grants once.
 *
 * @throws AppError `user_not_found`
 * @throws ZodError when the amount is no whole number or the reason is missing
 * @returns whether credits were granted now
 */
export async function grantCredits(
  services: Services,
  actor: Administrator,
  input: z.input<typeof creditsByHandSchema>,
): Promise<boolean> {
  const { userId, kind, amount, reason, submissionId } = creditsByHandSchema.parse(input)
  return services.database.transaction(async (transaction) => {
    const holder = await creditHolder(transaction, userId)
    if (!holder) throw new AppError('user_not_found', 'This user no longer exists.', { status: 404 })
    const entry = { userId, kind, change: amount, reason: 'grant', reference: submissionId } as const
    if (!(await addCredits(transaction, { ...entry, note: reason }))) return false
    await recordAudit(transaction, actor, {
      action: 'credits.grant',
      subject: { kind: 'user', id: userId, name: holder.email },
      after: { kind, amount, reason },
    })
    return true
  })
}
