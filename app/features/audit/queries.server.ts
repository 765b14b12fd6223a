import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import { users } from '#app/features/accounts/tables.server.ts'
import { blogPosts } from '#app/features/blog/tables.server.ts'
import { emailTemplates, outboxEmails } from '#app/features/email/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
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
  /** Part of the actor's address, the action or the subject's name. */
  search: string
  /** The actor's user id. */
  actorId?: string | undefined
  action?: AuditAction | undefined
  /** The kind of subject. */
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

/** What proves that an address is an account's own. */
export interface AccountProof {
  isConfirmed: boolean
  /** When the account was created. Nobody else has had one with its address since. */
  since: Date
}

/** The proof for an account's address; undefined when there is no such account. */
export async function accountProof(database: Queryable, userId: string): Promise<AccountProof | undefined> {
  const [account] = await database
    .select({ isConfirmed: users.emailVerified, since: users.createdAt })
    .from(users)
    .where(eq(users.id, userId))
  return account
}

/** Tables of the subjects that have their own page. */
const PAGED = {
  user: users,
  upload: roomUploads,
  post: blogPosts,
  template: emailTemplates,
  email: outboxEmails,
}

/**
 * The deleted subjects of entries, whose pages no longer exist.
 *
 * @returns in the entries' form, `kind:id`
 */
export async function goneSubjects(
  database: Queryable,
  rows: Pick<AuditRow, 'subject'>[],
): Promise<string[]> {
  const gone: string[] = []
  for (const [kind, table] of Object.entries(PAGED)) {
    const ids = new Set(
      rows.flatMap(({ subject }) =>
        subject?.startsWith(`${kind}:`) ? [subject.slice(kind.length + 1)] : [],
      ),
    )
    const asked = [...ids].filter((id) => z.uuid().safeParse(id).success)
    if (asked.length === 0) continue
    const found = await database.select({ id: table.id }).from(table).where(inArray(table.id, asked))
    for (const { id } of found) ids.delete(id)
    gone.push(...[...ids].map((id) => `${kind}:${id}`))
  }
  return gone
}

/** The whole log in batches, newest first. */
export const auditBatches = (database: Queryable, filter: AuditFilter) =>
  batchesOf(database, { ...LIST, where: matches(filter) }, getTableColumns(auditLog))
