import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { DayRange } from '#app/lib/day-range.ts'
import type { Page } from '#app/lib/paging.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import type { AuditAction } from './rules/actions.ts'
import type { SubjectKind } from './schema.ts'
import { auditLog, auditSearchText } from './tables.server.ts'

export type AuditRow = typeof auditLog.$inferSelect

export interface AuditFilter {
  /** Part of the actor's address, of the action or of the subject's name. */
  search: string
  /** Who did it. */
  actorId?: string | undefined
  action?: AuditAction | undefined
  /** What kind of thing it was done to. */
  kind?: SubjectKind | undefined
  days?: DayRange
}

const PAGE_SIZE = 25
const LIST = {
  from: auditLog,
  id: auditLog.id,
  by: auditLog.createdAt,
  metric: 'audit_entries' as const,
}

const matches = ({ search, actorId, action, kind, days }: AuditFilter) =>
  and(
    textMatches([auditSearchText(auditLog)], search),
    actorId ? eq(auditLog.actorId, actorId) : undefined,
    action ? eq(auditLog.action, action) : undefined,
    kind ? sql`starts_with(${auditLog.subject}, ${`${kind}:`})` : undefined,
    inDays(auditLog.createdAt, days),
  )

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
