import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'

/** Reads a message and locks its row until the transaction ends. @throws AppError `message_not_found` */
export async function lockMessage(transaction: Transaction, id: string) {
  const [message] = await transaction.select().from(outboxEmails).where(eq(outboxEmails.id, id)).for('update')
  if (!message)
    throw new AppError('message_not_found', 'This message is not in the outbox any more.', { status: 404 })
  return message
}
