import { desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Page } from '#app/lib/paging.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import type { SubjectKind } from './schema.ts'
import { auditLog, auditSearchText } from './tables.server.ts'

export type AuditRow = typeof auditLog.$inferSelect

interface AuditFilter {
  /** Part of the administrator's address, of the action or of the subject's name. */
  search: string
}

const PAGE_SIZE = 25
const LIST = {
  from: auditLog,
  id: auditLog.id,
  by: auditLog.createdAt,
  metric: 'audit_entries' as const,
}

const matches = ({ search }: AuditFilter) => textMatches([auditSearchText(auditLog)], search)

/** A page of the log, newest first. */
export function auditPage(
  database: Queryable,
  { page, ...filter }: AuditFilter & { page: number },
): Promise<Page<AuditRow>> {
  return pageOf(database, { ...LIST, where: matches(filter), page, size: PAGE_SIZE }, (ids) =>
    database.select().from(auditLog).where(inArray(auditLog.id, ids)),
  )
}

/** What was done to one thing, newest first, at most fifty. */
export function auditTrail(database: Queryable, kind: SubjectKind, id: string): Promise<AuditRow[]> {
  return database
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `${kind}:${id}`))
    .orderBy(desc(auditLog.createdAt))
    .limit(50)
}

/** The whole log in batches, newest first. */
export const auditBatches = (database: Queryable, filter: AuditFilter) =>
  batchesOf(database, { ...LIST, where: matches(filter) }, getTableColumns(auditLog))
