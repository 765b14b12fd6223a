/** Kinds of messages that tell the team what somebody wrote, with their name and address. */
export const NOTICES_TO_TEAM = ['designer_request', 'contact_notice'] as const

/** Begins the reference of a message that repeats one a mail server took. */
export const REPETITION = 'again:'

/** Minutes between a message's tries; the doubling ends at half a day. */
const FIRST_PAUSE = 1
const MAX_PAUSE = 12 * 60

/** How often a server may put a message off; with the pauses that is four days. */
export const MAX_ATTEMPTS = 17

/**
 * Minutes until a message that was put off is tried again.
 *
 * @param attempts how often it has been tried, at least 1
 */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), MAX_PAUSE)
}

/** The address a message carries for good, made of its id in the outbox and the site's host. */
export function messageIdOf(id: string, appUrl: string): string {
  return `<${id}@${new URL(appUrl).hostname}>`
}
