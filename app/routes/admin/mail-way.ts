import type { Services } from '#app/platform/services.ts'

/** The delivery of a message that was just queued, for texts such as '… is on its way to anna@example.com'. */
export const mailWay = ({ mailServer }: Services): string =>
  mailServer ? 'is on its way' : 'waits in the outbox for a mail server, and then goes'
