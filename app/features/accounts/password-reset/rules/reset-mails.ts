import { HOUR } from '#app/lib/durations.ts'

/** How many reset emails are sent without a delay. */
const MAX_AT_ONCE = 3

/**
 * Whether another reset email may be sent. Requests from any number of networks cannot flood the owner's mailbox,
 * and the owner always has a working link at most an hour old.
 *
 * @param open when the valid links were sent, in any order
 */
export function isResetMailDue(open: Date[], now = Date.now()): boolean {
  if (open.length < MAX_AT_ONCE) return true
  return now - Math.max(...open.map((at) => at.getTime())) >= HOUR
}
