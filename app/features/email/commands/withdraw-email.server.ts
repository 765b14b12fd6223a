import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { outboxEmails } from '../tables.server.ts'

/**
 * Takes a message out of the outbox that nobody needs any more. One that was sent stays.
 *
 * @param cause as it was queued with
 */
export async function withdrawEmail(
  database: Queryable,
  { kind, reference, userId }: { kind: string; reference: string; userId: string },
): Promise<void> {
  await database
    .delete(outboxEmails)
    .where(
      and(
        eq(outboxEmails.kind, kind),
        eq(outboxEmails.reference, reference),
        eq(outboxEmails.userId, userId),
        eq(outboxEmails.state, 'waiting'),
      ),
    )
}
