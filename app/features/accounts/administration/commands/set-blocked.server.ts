import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { announce } from '#app/platform/announce.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { isOwnAccount } from '../../policy.ts'
import { lockUser } from '../../queries.server.ts'
import { MAX_BLOCK_REASON } from '../../rules/block-reason.ts'
import { users } from '../../tables.server.ts'
import { lockTeam } from '../queries/lock-team.server.ts'

const SAY_WHY = 'Please say why, for whoever looks at this account next.'

const schema = z
  .object({
    userId: z.uuid(),
    blocked: z.boolean(),
    /** Required to block. */
    reason: z
      .string()
      .trim()
      .max(MAX_BLOCK_REASON, `Please keep the reason within ${MAX_BLOCK_REASON} characters.`)
      .optional(),
  })
  .refine(({ blocked, reason }) => !blocked || reason, { path: ['reason'], error: SAY_WHY })

/**
 * Blocks or unblocks a person. A block takes effect at once. Their sessions stay, so that the next click explains the
 * block, and all running work for them stops. The reason goes to the account and the audit log, never to the person.
 *
 * @throws AppError `own_account`, `not_administrator`, `user_not_found`
 * @throws ZodError when a block has no reason
 * @returns whether anything changed
 */
export async function setBlocked(
  services: Services,
  actor: Administrator,
  input: z.input<typeof schema>,
): Promise<boolean> {
  const { userId, blocked, reason } = schema.parse(input)
  const blockReason = blocked ? reason : null
  if (isOwnAccount(actor, userId)) throw ownAccount()
  return services.database.transaction(async (transaction) => {
    await lockTeam(transaction, actor)
    const user = await lockUser(transaction, userId)
    if (user.blocked === blocked) return false
    await transaction.update(users).set({ blocked, blockReason }).where(eq(users.id, userId))
    const stopped = blocked && (await announce(services, transaction, 'accountBlocked', { userId }))
    await recordAudit(transaction, actor, {
      action: blocked ? 'accounts.block' : 'accounts.unblock',
      subject: { kind: 'user', id: userId, name: user.email },
      before: { blocked: user.blocked, ...(user.blockReason && { reason: user.blockReason }) },
      after: { blocked, ...(blockReason && { reason: blockReason }), ...stopped },
    })
    return true
  })
}

const ownAccount = () =>
  new AppError('own_account', 'Ask another administrator if your account should be blocked.', {
    title: 'Cannot Block Your Own Account',
    status: 403,
  })
