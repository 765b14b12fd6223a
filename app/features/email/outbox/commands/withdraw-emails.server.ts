import { and, eq, inArray, ne } from 'drizzle-orm'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/** Whose messages, and of which kinds. */
type Withdrawn = { kinds: string[] } & ({ references: string[]; userId?: string } | { userId: string })

/**
 * Deletes unsent messages that are no longer needed, including failed ones and with their pictures. Sent ones stay.
 *
 * @param withdrawn the causes they were queued with; without references all of the user's. Give `userId` when a
 *   reference alone does not say whose they are.
 */
export async function withdrawEmails(database: Queryable, { kinds, ...of }: Withdrawn): Promise<void> {
  const references = 'references' in of ? of.references : undefined
  if (references?.length === 0) return
  await database
    .delete(outboxEmails)
    .where(
      and(
        inArray(outboxEmails.kind, kinds),
        references && inArray(outboxEmails.reference, references),
        of.userId ? eq(outboxEmails.userId, of.userId) : undefined,
        ne(outboxEmails.state, 'sent'),
      ),
    )
}
