import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { setBalance } from '#app/features/credits/commands/set-balance.server.ts'
import { balanceWithoutUnlimited } from '#app/features/credits/queries/balance-without-unlimited.server.ts'
import { UNLIMITED_CREDITS } from '#app/features/credits/rules.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockUser } from '../../queries.server.ts'
import { users } from '../../tables.server.ts'

const UNLIMITED = { room: UNLIMITED_CREDITS, revision: UNLIMITED_CREDITS }

const schema = z.object({ userId: z.uuid(), unlimited: z.boolean() })

/**
 * Grants or ends unlimited access (99999 credits of each kind). Ending it restores the earlier balance plus later
 * grants and purchases, and at least a new member's free credits.
 *
 * @throws AppError `user_not_found`
 * @returns whether anything changed
 */
export async function setUnlimited(
  services: Services,
  actor: Administrator,
  input: z.input<typeof schema>,
): Promise<boolean> {
  const { userId, unlimited } = schema.parse(input)
  return services.database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    if (user.adminGrantedUnlimited === unlimited) return false
    await transaction.update(users).set({ adminGrantedUnlimited: unlimited }).where(eq(users.id, userId))
    const after = unlimited ? UNLIMITED : await balanceWithoutUnlimited(transaction, userId)
    const before = await setBalance(transaction, userId, {
      ...after,
      unlimited,
      reason: unlimited ? 'unlimited_granted' : 'unlimited_revoked',
    })
    await recordAudit(transaction, actor, {
      action: unlimited ? 'accounts.grant_unlimited' : 'accounts.revoke_unlimited',
      subject: { kind: 'user', id: userId, name: user.email },
      before: { unlimited: user.adminGrantedUnlimited, ...before },
      after: { unlimited, roomCredits: after.room, revisionCredits: after.revision },
    })
    return true
  })
}
