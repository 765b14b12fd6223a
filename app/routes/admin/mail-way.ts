import type { Services } from '#app/platform/services.ts'

/** What becomes of a message that was written just now: '… is on its way to anna@example.com'. */
export const mailWay = ({ mailServer }: Services): string =>
  mailServer ? 'is on its way' : 'waits in the outbox for a mail server, and then goes'
