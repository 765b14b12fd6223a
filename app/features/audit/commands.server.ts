import { eq, inArray, type SQL } from 'drizzle-orm'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { AuditAction } from './rules/actions.ts'
import { namelessDetails } from './rules/nameless.ts'
import type { AuditState, SubjectKind } from './schema.ts'
import { auditLog } from './tables.server.ts'

interface AuditEntry {
  action: AuditAction
  /** The changed thing: its id, and its name for people (an email address, a title). */
  subject?: { kind: SubjectKind; id: string; name?: string }
  /** The old values of the changed fields; omit it when there were none. */
  before?: AuditState
  /** The new values of the changed fields; omit it when none remain. */
  after?: AuditState
}

/**
 * Records an action of the team, or a member's data export, in the transaction of the change, so that both are stored
 * or neither. `before` and `after` must not contain secrets.
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

/** Anonymises every entry about subjects that are deleted with their owner. The action and the id stay. */
export const forgetSubjects = (
  transaction: Transaction,
  kind: SubjectKind,
  deleted: { id: string }[],
): Promise<void> =>
  forgetEntries(
    transaction,
    inArray(
      auditLog.subject,
      deleted.map(({ id }) => `${kind}:${id}`),
    ),
  )

/** Removes names and texts from entries. */
export async function forgetEntries(transaction: Transaction, which: SQL | undefined): Promise<void> {
  const about = await transaction
    .select({ id: auditLog.id, details: auditLog.details })
    .from(auditLog)
    .where(which)
    .for('update')
  for (const entry of about)
    await transaction
      .update(auditLog)
      .set({ subjectName: null, details: namelessDetails(entry.details) })
      .where(eq(auditLog.id, entry.id))
}
