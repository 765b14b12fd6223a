import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import { versionOf } from '#app/lib/edit-version.ts'
import type { Page } from '#app/lib/paging.ts'
import { totalsByPart } from '#app/platform/counts/counts.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import { submissionSearchText } from '../../queries/search-text.server.ts'
import { designerRequests, designIntakeSubmissions } from '../../tables.server.ts'
import type { SubmissionStatus } from '../rules/submission-status.ts'

export type Submission = typeof designIntakeSubmissions.$inferSelect

export interface SubmissionRow {
  id: string
  submission: Submission
  request: typeof designerRequests.$inferSelect
}

const PAGE_SIZE = 12

const LIST = {
  from: designIntakeSubmissions,
  id: designIntakeSubmissions.id,
  by: designIntakeSubmissions.createdAt,
  metric: 'intake_forms' as const,
}

interface SubmissionFilter {
  status: SubmissionStatus | undefined
  /** Part of the client's name or address, the goals or the notes. */
  search: string
}

const matches = ({ status, search }: SubmissionFilter): SQL | undefined =>
  and(
    status && eq(designIntakeSubmissions.submissionStatus, status),
    textMatches([submissionSearchText(designIntakeSubmissions)], search),
  )

/** A page of intake forms, newest first. */
export function submissionPage(
  database: Queryable,
  { page, ...filter }: SubmissionFilter & { page: number },
): Promise<Page<SubmissionRow>> {
  return pageOf(database, { ...LIST, where: matches(filter), page, size: PAGE_SIZE }, (ids) =>
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

/** One intake form; undefined when it does not exist. */
export const submissionRow = async (database: Queryable, id: string): Promise<SubmissionRow | undefined> =>
  (await submissionRows(database, [id]))[0]

/** The version of the team's review of an intake form, for the form that changes it. */
export const reviewVersion = ({ submissionStatus, adminNotes }: Submission): string =>
  versionOf([submissionStatus, adminNotes])

/** Number of intake forms per status. One query. */
export async function submissionCounts(
  database: Queryable,
): Promise<Partial<Record<SubmissionStatus, number>>> {
  return (await totalsByPart(database, ['intake_forms'])).intake_forms ?? {}
}

/** All matching forms, in batches. */
export const submissionBatches = (database: Queryable, filter: SubmissionFilter) =>
  batchesOf(database, { ...LIST, where: matches(filter) }, getTableColumns(designIntakeSubmissions))
