import { and, desc, eq, getTableColumns, ilike, inArray, type SQL } from 'drizzle-orm'
import type { Page } from '#app/lib/paging.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { containing } from '#app/platform/database/text-search.ts'
import type { SubjectKind } from './schema.ts'
import { auditLog, auditSearchText } from './tables.server.ts'

export type AuditRow = typeof auditLog.$inferSelect

interface AuditFilter {
  /** Part of the administrator's address, of the action or of the subject's name. */
  search: string
}

const PAGE_SIZE = 25

const matches = ({ search }: AuditFilter): SQL | undefined =>
  search ? ilike(auditSearchText(auditLog), containing(search)) : undefined

/** A page of the log, newest first. */
export function auditPage(
  database: Queryable,
  { page, ...filter }: AuditFilter & { page: number },
): Promise<Page<AuditRow>> {
  const list = { from: auditLog, id: auditLog.id, by: auditLog.createdAt, where: matches(filter) }
  return pageOf(database, { ...list, page, size: PAGE_SIZE }, (ids) =>
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

const ORDER = { at: auditLog.createdAt, id: auditLog.id }

/** The whole log in batches, newest first. */
export const auditBatches = (database: Queryable, filter: AuditFilter) =>
  inBatches(ORDER, ({ older, limit }) =>
    database
      .select({ ...getTableColumns(auditLog), cursor: cursorOf(ORDER) })
      .from(auditLog)
      .where(and(matches(filter), older))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(limit),
  )
