import { and, eq, inArray, ne } from 'drizzle-orm'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/**
 * Takes messages out of the outbox that nobody needs any more, with the pictures in them; those that were given up, too.
 * What was sent stays.
 *
 * @param causes as they were queued with
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
