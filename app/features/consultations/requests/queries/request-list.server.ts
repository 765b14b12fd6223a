import { and, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm'
import type { DayRange } from '#app/lib/day-range.ts'
import type { Page } from '#app/lib/paging.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import { requestSearchText } from '../../queries/search-text.server.ts'
import { designerRequests } from '../../tables.server.ts'
import type { RequestStatus } from '../rules/request-status.ts'
import { notesOn } from './request-history.server.ts'
import { assigneesOf, type RequestRow, requestRows } from './request-rows.server.ts'

const PAGE_SIZE = 10

interface RequestFilter {
  /** Lists this request alone. */
  id?: string | undefined
  /** The days on which they were sent. */
  days?: DayRange
  status: RequestStatus | undefined
  /** The assignee's user id; null for unassigned requests, undefined for all. */
  assigneeId?: string | null | undefined
  /** Part of the name, email address, city or message. */
  search: string
}

const LIST = {
  from: designerRequests,
  id: designerRequests.id,
  by: designerRequests.createdAt,
  metric: 'designer_requests' as const,
}

const isLookedAfterBy = (userId: string | null): SQL =>
  userId === null ? isNull(designerRequests.assigneeId) : eq(designerRequests.assigneeId, userId)

const matches = ({ id, status, search, days, assigneeId }: RequestFilter): SQL | undefined =>
  and(
    id === undefined ? undefined : eq(designerRequests.id, id),
    status && eq(designerRequests.status, status),
    assigneeId === undefined ? undefined : isLookedAfterBy(assigneeId),
    inDays(designerRequests.createdAt, days),
    textMatches([requestSearchText(designerRequests)], search),
  )

/** A page of requests: pending ones oldest first, all others newest first. */
export function requestPage(
  database: Queryable,
  { page, ...filter }: RequestFilter & { page: number },
): Promise<Page<RequestRow>> {
  const oldestFirst = filter.status === 'pending'
  return pageOf(database, { ...LIST, oldestFirst, where: matches(filter), page, size: PAGE_SIZE }, (ids) =>
    requestRows(database, ids),
  )
}

/** All matching requests in batches, with the assignee's name and the notes. */
export async function* requestBatches(database: Queryable, filter: RequestFilter) {
  const batches = batchesOf(database, { ...LIST, where: matches(filter) }, getTableColumns(designerRequests))
  for await (const requests of batches) {
    const ids = requests.map(({ id }) => id)
    const [notes, assignees] = await Promise.all([notesOn(database, ids), assigneesOf(database, ids)])
    yield requests.map((request) => ({
      ...request,
      assignee: assignees.get(request.id) ?? null,
      notes: notes.filter(({ requestId }) => requestId === request.id),
    }))
  }
}
