import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'

/** Whether a message about this was queued to anybody, so that it need not be rendered again. */
export async function isQueued(
  database: Queryable,
  { kind, reference }: { kind: string; reference: string },
): Promise<boolean> {
  const queued = and(eq(outboxEmails.kind, kind), eq(outboxEmails.reference, reference))
  return (await database.$count(outboxEmails, queued)) > 0
}
