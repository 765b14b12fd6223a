/** Prefix of the reference when a delivered message is sent again. */
export const REPETITION = 'again:'

/** Minutes between attempts to deliver a message; they double up to half a day. */
const FIRST_RETRY_PAUSE = 1
const MAX_RETRY_PAUSE = 12 * 60

/** Attempts before we give up, about four days. */
export const MAX_ATTEMPTS = 17

/**
 * Minutes until the next attempt of a deferred message.
 *
 * @param attempts so far, at least 1
 */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_RETRY_PAUSE * 2 ** (attempts - 1), MAX_RETRY_PAUSE)
}

/** The permanent Message-ID, made of the id in the outbox and the host of the site. */
export function messageIdOf(id: string, appUrl: string): string {
  return `<${id}@${new URL(appUrl).hostname}>`
}
