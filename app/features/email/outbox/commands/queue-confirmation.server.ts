import { and, eq, gt } from 'drizzle-orm'
import { DAY } from '#app/lib/durations.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'
import { type Confirmation, isConfirmationDue } from '../rules/confirmations.ts'
import { type Email, queueEmail } from './queue-email.server.ts'

const KIND = 'confirmation_of_receipt'

/**
 * Confirms to the sender of a form that it arrived. Anybody can enter anybody's address, so each address gets few
 * confirmations of each form and of all, across all networks. Beyond that none is sent, but the form is still accepted.
 *
 * @param form its name
 * @param userId the sender's account, if they are signed in
 */
export async function queueConfirmation(
  transaction: Transaction,
  form: string,
  userId: string | null,
  email: Email,
): Promise<void> {
  // Concurrent forms are counted one after the other.
  await takeAdvisoryLock(transaction, `${KIND} ${email.recipient}`)
  const now = Date.now()
  const latest = await confirmationsSince(transaction, email.recipient, new Date(now - DAY))
  if (!isConfirmationDue(latest, form, now)) return
  await queueEmail(
    transaction,
    { kind: KIND, reference: `${form} ${new Date(now).toISOString()}`, userId },
    email,
  )
}

async function confirmationsSince(
  transaction: Transaction,
  recipient: string,
  since: Date,
): Promise<Confirmation[]> {
  const rows = await transaction
    .select({ reference: outboxEmails.reference, at: outboxEmails.createdAt })
    .from(outboxEmails)
    .where(
      and(
        eq(outboxEmails.recipient, recipient),
        eq(outboxEmails.kind, KIND),
        gt(outboxEmails.createdAt, since),
      ),
    )
  return rows.map(({ reference, at }) => ({ form: reference.split(' ', 1)[0]!, at }))
}
