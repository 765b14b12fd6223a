import { recordAudit } from '#app/features/audit/commands.server.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * Allows ten data downloads per member and hour, because reading every picture is expensive. Records each one in the
 * audit log.
 *
 * @returns whether this one is allowed
 */
export async function limitDataArchive({ limits, database }: Services, actor: Member): Promise<boolean> {
  const wait = await limits.use('data-archive', actor.userId, { points: 10, seconds: HOUR_SECONDS })
  if (wait > 0) return false
  const subject = { kind: 'user', id: actor.userId, name: actor.email } as const
  await database.transaction((transaction) =>
    recordAudit(transaction, actor, { action: 'data.archive', subject }),
  )
  return true
}
