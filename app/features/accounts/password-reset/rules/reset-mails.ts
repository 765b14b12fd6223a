import { HOUR } from '#app/lib/durations.ts'

/** Messages with a link for a new password that go out at once, whoever asks. */
const MAX_AT_ONCE = 3

/**
 * Whether one more message with a link for a new password goes out. Whoever asks, however often, from however many
 * networks: the owner's letterbox is not filled, and holds a working link that is at most an hour old.
 *
 * @param open when the links that still work were sent, in any order
 */
export function isResetMailDue(open: Date[], now = Date.now()): boolean {
  if (open.length < MAX_AT_ONCE) return true
  return now - Math.max(...open.map((at) => at.getTime())) >= HOUR
}
