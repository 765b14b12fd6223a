import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '#app/platform/services.ts'
import type { CreditReply } from '../rules.ts'
import { creditsOf } from './credits.server.ts'

const TIME_LIMIT_MS = 8000
/** A page should not change for a shorter wait than this. */
const MOMENT_MS = 300

/**
 * A member's credits for a page that must not wait for them: null when they cannot be read within eight seconds.
 *
 * @returns the answer when it is there within a moment, else a promise of it, wrapped so that it is not waited for
 */
export async function creditsInTime(
  { database, log }: Services,
  userId: string,
): Promise<{ credits: CreditReply | null | Promise<CreditReply | null> }> {
  const read = creditsOf(database, userId).then(
    (credits) => credits ?? null,
    (error: unknown) => {
      log.error({ err: error }, 'credits not loaded')
      return null
    },
  )
  const within = (ms: number) => sleep(ms, undefined, { ref: false })
  const answer = Promise.race([read, within(TIME_LIMIT_MS).then(() => null)])
  const soon = await Promise.race([answer, within(MOMENT_MS)])
  return { credits: soon === undefined ? answer : soon }
}
