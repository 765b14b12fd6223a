import { eq, or, sql } from 'drizzle-orm'
import type { Forget } from '#app/platform/services.ts'
import { forgetEntries } from './commands.server.ts'
import { auditLog } from './tables.server.ts'

/**
 * Takes name, address and words out of every entry about somebody who leaves: what was done stays, and to which id. Of
 * what they did themselves, as one of the team, stays that one person did it. What was said of their rooms, requests and
 * messages is forgotten by the features that delete these.
 */
export const forget: Forget = async (_services, transaction, { userId, email }) => {
  const naming = sql`position(${email} in lower(coalesce(${auditLog.subjectName}, '') || coalesce(${auditLog.details}::text, ''))) > 0`
  await forgetEntries(transaction, or(eq(auditLog.subject, `user:${userId}`), naming))
  await transaction
    .update(auditLog)
    .set({ actorEmail: `left the team (${userId.slice(0, 8)})` })
    .where(or(eq(auditLog.actorId, userId), eq(auditLog.actorEmail, email)))
}
