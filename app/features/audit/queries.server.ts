import { and, desc, eq, getTableColumns, ilike, type SQL, sql } from 'drizzle-orm'
import { MOST_COUNTED, type Page } from '#app/lib/paging.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import { containing } from '#app/platform/database/containing.ts'
import type { Queryable } from '#app/platform/database/database.ts'
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

/** A page of the log, newest first. Two queries. */
export async function auditPage(
  database: Queryable,
  filter: AuditFilter & { page: number },
): Promise<Page<AuditRow>> {
  const counted = database
    .select({ one: sql`1` })
    .from(auditLog)
    .where(matches(filter))
    .limit(MOST_COUNTED + 1)
    .as('counted')
  const [rows, [count]] = await Promise.all([
    database
      .select()
      .from(auditLog)
      .where(matches(filter))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(PAGE_SIZE)
      .offset(offsetOf(filter.page)),
    database.select({ total: sql<number>`count(*)::int` }).from(counted),
  ])
  const total = count!.total
  return {
    rows,
    page: filter.page,
    size: PAGE_SIZE,
    total: Math.min(total, MOST_COUNTED),
    isMore: total > MOST_COUNTED,
  }
}

const offsetOf = (page: number) => Math.min((page - 1) * PAGE_SIZE, MOST_COUNTED)

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
