import { HOUR } from '#app/lib/durations.ts'

/** How many reset e-mails go out without a delay. */
const MAX_AT_ONCE = 3

/**
 * Whether one more reset e-mail goes out. However many networks ask, the owner's mailbox does not fill up, and holds a
 * working link at most an hour old.
 *
 * @param open when the still valid links were sent, in any order
 */
export function isResetMailDue(open: Date[], now = Date.now()): boolean {
  if (open.length < MAX_AT_ONCE) return true
  return now - Math.max(...open.map((at) => at.getTime())) >= HOUR
}
