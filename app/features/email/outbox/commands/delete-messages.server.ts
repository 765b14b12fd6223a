import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'
import { NOTICES_TO_TEAM } from '../rules/delivery.ts'

/**
 * Deletes every message to a user, at whichever address, and those that told the team what they wrote; one that waits is
 * not sent any more.
 */
export async function deleteMessagesTo(
  transaction: Transaction,
  user: { id: string; email: string },
): Promise<void> {
  await transaction
    .delete(outboxEmails)
    .where(
      or(
        eq(outboxEmails.userId, user.id),
        eq(outboxEmails.recipient, user.email),
        and(
          inArray(outboxEmails.kind, [...NOTICES_TO_TEAM]),
          sql`position(${user.email} in lower(${outboxEmails.plainText})) > 0`,
        ),
      ),
    )
}
