import { sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'

/** A message, ready to be sent. */
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
 * Puts a message into the outbox, in the transaction of what it reports.
 * The same cause sends the same message to the same person once.
 *
 * @param cause `kind` says what message it is (`redesign_ready`), `reference` names its cause, `userId` whose it is: it goes
 *   with their account, also when their address has changed; `waitSeconds` leaves time to withdraw it
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
