import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * Reading every picture costs: a member takes their data ten times an hour at most. Each time is written down.
 *
 * @returns whether they may now
 */
export async function limitDataArchive({ limits, database }: Services, actor: Member): Promise<boolean> {
  const wait = await limits.use('data-archive', actor.userId, { points: 10, seconds: 3600 })
  if (wait > 0) return false
  const subject = { kind: 'user', id: actor.userId, name: actor.email } as const
  await database.transaction((transaction) =>
    recordAudit(transaction, actor, { action: 'data.archive', subject }),
  )
  return true
}
