import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '#app/platform/services.ts'
import type { CreditReply } from '../rules.ts'
import { creditsOf } from './credits.server.ts'

const TIME_LIMIT_MS = 8000
/** Milliseconds below which a loading state would only flicker. */
const MOMENT_MS = 300

/**
 * Reads a member's credits for a page that must not wait for them; null when that takes more than eight seconds.
 *
 * @returns the credits if they arrive within a moment, otherwise a wrapped promise, so that the caller does not await
 *   it
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
