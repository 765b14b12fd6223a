import { and, desc, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Page } from '#app/lib/paging.ts'
import { cursorOf, inBatches } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { type FeedbackView, VIEW_STATUSES } from '../rules/status.ts'
import { websiteFeedback } from '../tables.server.ts'

export type FeedbackRow = typeof websiteFeedback.$inferSelect

const PAGE_SIZE = 25

function matches(view: FeedbackView) {
  const statuses = VIEW_STATUSES[view]
  return statuses && inArray(websiteFeedback.status, [...statuses])
}

/** A page of messages, newest first. */
export function feedbackPage(
  database: Queryable,
  { view, page }: { view: FeedbackView; page: number },
): Promise<Page<FeedbackRow>> {
  const list = { from: websiteFeedback, id: websiteFeedback.id, by: websiteFeedback.createdAt }
  return pageOf(database, { ...list, where: matches(view), page, size: PAGE_SIZE }, (ids) =>
    database.select().from(websiteFeedback).where(inArray(websiteFeedback.id, ids)),
  )
}

/** How many messages there are, by status. One query. */
export async function feedbackCounts(database: Queryable) {
  const counted = (status: string) =>
    sql<number>`count(*) FILTER (WHERE ${websiteFeedback.status} = ${status})::int`
  const [counts] = await database
    .select({
      total: sql<number>`count(*)::int`,
      new: counted('new'),
      reviewed: counted('reviewed'),
      resolved: counted('resolved'),
    })
    .from(websiteFeedback)
  return counts!
}

const ORDER = { at: websiteFeedback.createdAt, id: websiteFeedback.id }

/** Every message that matches, in batches. */
export const feedbackBatches = (database: Queryable, view: FeedbackView) =>
  inBatches(ORDER, ({ older, limit }) =>
    database
      .select({ ...getTableColumns(websiteFeedback), cursor: cursorOf(ORDER) })
      .from(websiteFeedback)
      .where(and(matches(view), older))
      .orderBy(desc(websiteFeedback.createdAt), desc(websiteFeedback.id))
      .limit(limit),
  )
