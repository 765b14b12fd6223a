import { eq, inArray, or, sql } from 'drizzle-orm'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { AuditAction } from './rules/actions.ts'
import { namelessDetails } from './rules/nameless.ts'
import type { AuditState, SubjectKind } from './schema.ts'
import { auditLog } from './tables.server.ts'

interface AuditEntry {
  action: AuditAction
  /** What was changed: its id, and what people call it (an e-mail address, a title). */
  subject?: { kind: SubjectKind; id: string; name?: string }
  /** Only the fields that changed, as they were; leave out where there was nothing. */
  before?: AuditState
  /** Only the fields that changed, as they are now; leave out where nothing is left. */
  after?: AuditState
}

/**
 * Writes what somebody of the team did, or that a member took their own data, in the transaction of the change: either
 * both are there or neither.
 * Secrets must not be in `before` and `after`.
 */
export async function recordAudit(
  transaction: Transaction,
  actor: Member,
  { action, subject, before = undefined, after = undefined }: AuditEntry,
): Promise<void> {
  await transaction.insert(auditLog).values({
    actorId: actor.userId,
    actorEmail: actor.email,
    action,
    subject: subject && `${subject.kind}:${subject.id}`,
    subjectName: subject?.name ?? null,
    details: { before: before ?? null, after: after ?? null },
  })
}

interface Leaving {
  id: string
  email: string
  /** What was theirs, as `kind:id`. */
  subjects: string[]
}

/**
 * Takes name, address and words out of every entry about somebody who leaves: what was done stays, and to which id. Of
 * what they did themselves, as one of the team, stays that one person did it.
 */
export async function forgetInAudit(
  transaction: Transaction,
  { id, email, subjects }: Leaving,
): Promise<void> {
  const naming = sql`position(${email} in lower(coalesce(${auditLog.subjectName}, '') || coalesce(${auditLog.details}::text, ''))) > 0`
  const about = await transaction
    .select({ id: auditLog.id, details: auditLog.details })
    .from(auditLog)
    .where(or(inArray(auditLog.subject, [`user:${id}`, ...subjects]), naming))
    .for('update')
  for (const entry of about)
    await transaction
      .update(auditLog)
      .set({ subjectName: null, details: namelessDetails(entry.details) })
      .where(eq(auditLog.id, entry.id))
  await transaction
    .update(auditLog)
    .set({ actorEmail: `left the team (${id.slice(0, 8)})` })
    .where(or(eq(auditLog.actorId, id), eq(auditLog.actorEmail, email)))
}
