import { and, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { DayRange } from '#app/lib/day-range.ts'
import type { Page } from '#app/lib/paging.ts'
import { totalsByPart } from '#app/platform/counts/counts.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import { type FeedbackView, VIEW_STATUSES } from '../rules/feedback-status.ts'
import { feedbackSearchText, websiteFeedback } from '../tables.server.ts'

export type FeedbackRow = typeof websiteFeedback.$inferSelect

const PAGE_SIZE = 25

const LIST = {
  from: websiteFeedback,
  id: websiteFeedback.id,
  by: websiteFeedback.createdAt,
  metric: 'feedback' as const,
}

interface FeedbackFilter {
  /** The days on which they were sent. */
  days?: DayRange
  view: FeedbackView
  /** Part of the name, email address or message. */
  search: string
}

function matches({ view, search, days }: FeedbackFilter): SQL | undefined {
  const statuses = VIEW_STATUSES[view]
  return and(
    statuses && inArray(websiteFeedback.status, [...statuses]),
    inDays(websiteFeedback.createdAt, days),
    textMatches([feedbackSearchText(websiteFeedback)], search),
  )
}

/** A page of messages, newest first. */
export function feedbackPage(
  database: Queryable,
  { page, size = PAGE_SIZE, ...filter }: FeedbackFilter & { page: number; size?: number },
): Promise<Page<FeedbackRow>> {
  return pageOf(database, { ...LIST, where: matches(filter), page, size }, (ids) =>
    database.select().from(websiteFeedback).where(inArray(websiteFeedback.id, ids)),
  )
}

/** Number of messages per status. One query. */
export async function feedbackCounts(database: Queryable) {
  const counted = (await totalsByPart(database, ['feedback'])).feedback ?? {}
  const of = (status: FeedbackRow['status']) => counted[status] ?? 0
  const total = Object.values(counted).reduce((sum, n) => sum + n, 0)
  return { total, new: of('new'), reviewed: of('reviewed'), resolved: of('resolved') }
}

/** All matching messages, in batches. */
export const feedbackBatches = (database: Queryable, filter: FeedbackFilter) =>
  batchesOf(database, { ...LIST, where: matches(filter) }, getTableColumns(websiteFeedback))
