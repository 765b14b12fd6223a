import { eq, or, sql } from 'drizzle-orm'
import { mentionsAddress } from '#app/platform/database/text-search.ts'
import type { Forget } from '#app/platform/services.ts'
import { forgetEntries } from './commands.server.ts'
import { auditLog } from './tables.server.ts'

/**
 * Anonymises every entry about a deleted account. The action and the id stay. The person's own entries as a team
 * member stay too, without naming them. The features that delete rooms, requests and messages anonymise the entries
 * about these.
 */
export const forget: Forget = async (_services, transaction, { userId, email }) => {
  const text = sql`(coalesce(${auditLog.subjectName}, '') || ' ' || coalesce(${auditLog.details}::text, ''))`
  const naming = mentionsAddress(text, email)
  await forgetEntries(transaction, or(eq(auditLog.subject, `user:${userId}`), naming))
  await transaction
    .update(auditLog)
    .set({ actorEmail: `left the team (${userId.slice(0, 8)})` })
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.actorEmail, email)))
}
