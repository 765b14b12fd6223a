/** Reference prefix of a copy of a sent message. */
export const REPETITION = 'again:'

/**
 * The reference of a copy. It ends with that of the first message, also when it is the copy of a copy.
 *
 * @param id a new UUID, which makes the copy one of its own
 */
export function repetitionOf(reference: string, id: string): string {
  const isCopy = reference.startsWith(REPETITION)
  return `${REPETITION}${id}:${isCopy ? reference.slice(REPETITION.length + id.length + 1) : reference}`
}

/** Minutes between attempts to deliver a message. They double up to half a day. */
const FIRST_RETRY_PAUSE = 1
const MAX_RETRY_PAUSE = 12 * 60

/**
 * Minutes until a message is tried again after no server was reachable. Others are tried before it, and it does not count
 * as an attempt.
 */
export const UNREACHABLE_MINUTES = 1

/** Attempts before a message fails for good, after about four days. */
export const MAX_ATTEMPTS = 17

/**
 * Minutes until the next attempt of a deferred message.
 *
 * @param attempts so far, at least 1
 */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_RETRY_PAUSE * 2 ** (attempts - 1), MAX_RETRY_PAUSE)
}

/** The permanent Message-ID: the message's id in the outbox, and the site's host. */
export function messageIdOf(id: string, appUrl: string): string {
  return `<${id}@${new URL(appUrl).hostname}>`
}
