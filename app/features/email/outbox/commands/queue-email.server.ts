import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'

/** A rendered message. */
export interface Email {
  recipient: string
  subject: string
  html: string
  plainText: string
}

interface EmailCause {
  kind: string
  reference: string
  userId: string | null
  waitSeconds?: number
}

/**
 * Adds a message to the outbox, in the transaction of the event that it reports. Each cause sends a person the
 * message once.
 *
 * @param cause `kind` is the type of message (`redesign_ready`) and `reference` identifies its cause. `userId` is the
 *   recipient's account, with which the message is deleted even if the address has changed. `waitSeconds` leaves time
 *   to withdraw it.
 */
export async function queueEmail(
  transaction: Transaction,
  { waitSeconds = 0, ...cause }: EmailCause,
  email: Email,
): Promise<void> {
  const nextAttemptAt = sql`now() + make_interval(secs => ${waitSeconds})`
  await transaction
    .insert(outboxEmails)
    .values({ ...cause, ...email, nextAttemptAt })
    .onConflictDoNothing()
}
