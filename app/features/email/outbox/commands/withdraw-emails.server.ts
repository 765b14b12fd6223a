import { and, eq, inArray, ne } from 'drizzle-orm'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/**
 * Deletes unsent messages that are no longer needed, including failed ones and with their pictures. Sent ones stay.
 *
 * @param causes the causes they were queued with. Give `userId` when a reference alone does not say whose they are.
 */
export async function withdrawEmails(
  database: Queryable,
  { kinds, references, userId }: { kinds: string[]; references: string[]; userId?: string },
): Promise<void> {
  if (references.length === 0) return
  await database
    .delete(outboxEmails)
    .where(
      and(
        inArray(outboxEmails.kind, kinds),
        inArray(outboxEmails.reference, references),
        userId ? eq(outboxEmails.userId, userId) : undefined,
        ne(outboxEmails.state, 'sent'),
      ),
    )
}
