import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Page } from '#app/lib/paging.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import type { SubmissionStatus } from '../rules/submission-status.ts'
import { designerRequests, designIntakeSubmissions } from '../tables.server.ts'

export type Submission = typeof designIntakeSubmissions.$inferSelect

/** A form with the request it came of. */
export interface SubmissionRow {
  id: string
  submission: Submission
  request: typeof designerRequests.$inferSelect
}

const PAGE_SIZE = 12

const matches = (status: SubmissionStatus | undefined) =>
  status && eq(designIntakeSubmissions.submissionStatus, status)

/** A page of intake forms, newest first. */
export function submissionPage(
  database: Queryable,
  { status, page }: { status: SubmissionStatus | undefined; page: number },
): Promise<Page<SubmissionRow>> {
  const list = {
    from: designIntakeSubmissions,
    id: designIntakeSubmissions.id,
    by: designIntakeSubmissions.createdAt,
  }
  return pageOf(database, { ...list, where: matches(status), page, size: PAGE_SIZE }, (ids) =>
    submissionRows(database, ids),
  )
}

async function submissionRows(database: Queryable, ids: string[]): Promise<SubmissionRow[]> {
  const rows = await database
    .select({ submission: designIntakeSubmissions, request: designerRequests })
    .from(designIntakeSubmissions)
    .innerJoin(designerRequests, eq(designerRequests.id, designIntakeSubmissions.designerRequestId))
    .where(inArray(designIntakeSubmissions.id, ids))
  return rows.map((row) => ({ id: row.submission.id, ...row }))
}

/** One intake form; undefined when it is not there. */
export const submissionRow = async (database: Queryable, id: string): Promise<SubmissionRow | undefined> =>
  (await submissionRows(database, [id]))[0]

/** How many forms there are of each status. One query. */
export async function submissionCounts(
  database: Queryable,
): Promise<Partial<Record<SubmissionStatus, number>>> {
  const rows = await database
    .select({ status: designIntakeSubmissions.submissionStatus, count: sql<number>`count(*)::int` })
    .from(designIntakeSubmissions)
    .groupBy(designIntakeSubmissions.submissionStatus)
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
}

const ORDER = { at: designIntakeSubmissions.createdAt, id: designIntakeSubmissions.id }

/** Every form of a status, in batches. */
export const submissionBatches = (database: Queryable, status: SubmissionStatus | undefined) =>
  inBatches(ORDER, ({ older, limit }) =>
    database
      .select({ ...getTableColumns(designIntakeSubmissions), cursor: cursorOf(ORDER) })
      .from(designIntakeSubmissions)
      .where(and(matches(status), older))
      .orderBy(desc(designIntakeSubmissions.createdAt), desc(designIntakeSubmissions.id))
      .limit(limit),
  )
