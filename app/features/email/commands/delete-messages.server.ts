import { eq, or } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../tables.server.ts'

/** Deletes every message to a user, at whichever address; one that waits is not sent any more. */
export async function deleteMessagesTo(
  transaction: Transaction,
  user: { id: string; email: string },
): Promise<void> {
  await transaction
    .delete(outboxEmails)
    .where(or(eq(outboxEmails.userId, user.id), eq(outboxEmails.recipient, user.email)))
}
