import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * Reading every picture costs: a member takes their data ten times an hour at most.
 *
 * @returns whether they may now
 */
export async function limitDataArchive({ limits }: Services, actor: Member): Promise<boolean> {
  return (await limits.use('data-archive', actor.userId, { points: 10, seconds: 3600 })) === 0
}
