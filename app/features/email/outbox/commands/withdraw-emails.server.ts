import { and, eq, inArray, ne } from 'drizzle-orm'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/**
 * Deletes unsent messages that are no longer needed, including failed ones and with their pictures. Sent ones stay.
 *
 * @param causes the causes they were queued with
 */
export async function withdrawEmails(
  database: Queryable,
  { kinds, references, userId }: { kinds: string[]; references: string[]; userId: string },
): Promise<void> {
  await database
    .delete(outboxEmails)
    .where(
      and(
        inArray(outboxEmails.kind, kinds),
        inArray(outboxEmails.reference, references),
        eq(outboxEmails.userId, userId),
        ne(outboxEmails.state, 'sent'),
      ),
    )
}
