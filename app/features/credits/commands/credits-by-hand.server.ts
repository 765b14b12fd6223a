import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { AuditAction } from '#app/features/audit/rules/actions.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { creditHolder } from '../queries/credit-holder.server.ts'
import { creditsByHandSchema } from '../schema.ts'

interface Change {
  action: AuditAction
  /** Changes the credits. @returns false when the same form has done so before */
  change(transaction: Transaction, asked: z.output<typeof creditsByHandSchema>): Promise<boolean>
}

/**
 * Changes a user's credits on an administrator's form, and records it.
 *
 * @throws AppError `user_not_found`
 * @throws ZodError when the amount is no whole number or the reason is missing
 * @returns whether they were changed now
 */
export async function changeCreditsByHand(
  services: Services,
  actor: Administrator,
  input: z.input<typeof creditsByHandSchema>,
  { action, change }: Change,
): Promise<boolean> {
  const asked = creditsByHandSchema.parse(input)
  const { userId, kind, amount, reason } = asked
  return services.database.transaction(async (transaction) => {
    const holder = await creditHolder(transaction, userId)
    if (!holder) throw new AppError('user_not_found', 'This user no longer exists.', { status: 404 })
    if (!(await change(transaction, asked))) return false
    const subject = { kind: 'user', id: userId, name: holder.email } as const
    await recordAudit(transaction, actor, { action, subject, after: { kind, amount, reason } })
    return true
  })
}
