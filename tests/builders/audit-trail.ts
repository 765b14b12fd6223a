import { desc, eq } from 'drizzle-orm'
import type { SubjectKind } from '#app/features/audit/schema.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/** The audit log of one subject, newest first. */
export const auditTrail = (database: Queryable, kind: SubjectKind, id: string) =>
  database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `${kind}:${id}`))
    .orderBy(desc(auditLog.createdAt))
