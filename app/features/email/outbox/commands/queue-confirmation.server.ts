import { and, eq, gt } from 'drizzle-orm'
import { DAY, HOUR } from '#app/lib/durations.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'
import { isConfirmationDue } from '../rules/confirmations.ts'
import { type Email, queueEmail } from './queue-email.server.ts'

const KIND = 'confirmation_of_receipt'

/**
 * Confirms to the sender of a form that it arrived. Anybody can enter anybody's address, so each address gets few
 * confirmations across all forms and networks. Beyond that none is sent, but the form is still accepted.
 *
 * @param userId the sender's account, if they are signed in
 */
export async function queueConfirmation(
  transaction: Transaction,
  userId: string | null,
  email: Email,
): Promise<void> {
  const now = Date.now()
  const latest = await confirmationsSince(transaction, email.recipient, new Date(now - DAY))
  if (!isConfirmationDue(latest, now)) return
  // The hour as the reference keeps two concurrent forms from sending two messages.
  await queueEmail(transaction, { kind: KIND, reference: `hour ${Math.floor(now / HOUR)}`, userId }, email)
}

async function confirmationsSince(transaction: Transaction, recipient: string, since: Date) {
  const rows = await transaction
    .select({ at: outboxEmails.createdAt })
    .from(outboxEmails)
    .where(
      and(
        eq(outboxEmails.recipient, recipient),
        eq(outboxEmails.kind, KIND),
        gt(outboxEmails.createdAt, since),
      ),
    )
  return rows.map(({ at }) => at)
}
