import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../tables.server.ts'

/** Deletes every message to an address; one that waits is not sent any more. */
export async function deleteMessagesTo(transaction: Transaction, address: string): Promise<void> {
  await transaction.delete(outboxEmails).where(eq(outboxEmails.recipient, address))
}
