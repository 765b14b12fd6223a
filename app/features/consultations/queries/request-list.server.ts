import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { DayRange } from '#app/lib/day-range.ts'
import type { Page } from '#app/lib/paging.ts'
import { batchesOf } from '#app/platform/database/batches.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { inDays } from '#app/platform/database/in-days.ts'
import { pageOf } from '#app/platform/database/paged.ts'
import { textMatches } from '#app/platform/database/text-search.ts'
import type { RequestStatus } from '../rules/request-status.ts'
import {
  designerReplies,
  designerRequests,
  designIntakeSubmissions,
  designIntakeTokens,
  requestSearchText,
} from '../tables.server.ts'

const PAGE_SIZE = 10

/** A reply as the history shows it; `state` is the message's in the outbox, null when that is gone. */
export interface ReplyRow {
  id: string
  templateName: string
  subject: string
  customMessage: string | null
  hasIntakeLink: boolean
  sentBy: string | null
  createdAt: Date
  state: string | null
}

/** A request with what was answered, and with what would be deleted with it. */
export interface RequestRow {
  id: string
  request: typeof designerRequests.$inferSelect
  replies: ReplyRow[]
  /** Names of the clients on its intake forms. */
  submissions: { id: string; name: string }[]
  tokens: number
}

interface RequestFilter {
  /** When they came. */
  days?: DayRange
  status: RequestStatus | undefined
  /** Part of the name, the address, the city or the message. */
  search: string
}

const LIST = {
  from: designerRequests,
  id: designerRequests.id,
  by: designerRequests.createdAt,
  metric: 'designer_requests' as const,
}

const matches = ({ status, search, days }: RequestFilter): SQL | undefined =>
  and(
    status && eq(designerRequests.status, status),
    inDays(designerRequests.createdAt, days),
    textMatches([requestSearchText(designerRequests)], search),
  )

/** A page of requests: those that wait for an answer oldest first, any others newest first. */
export function requestPage(
  database: Queryable,
  { page, ...filter }: RequestFilter & { page: number },
): Promise<Page<RequestRow>> {
  const oldestFirst = filter.status === 'pending'
  return pageOf(database, { ...LIST, oldestFirst, where: matches(filter), page, size: PAGE_SIZE }, (ids) =>
    requestRows(database, ids),
  )
}

/** Every request that matches, in batches. */
export const requestBatches = (database: Queryable, filter: RequestFilter) =>
  batchesOf(database, { ...LIST, where: matches(filter) }, getTableColumns(designerRequests))

async function requestRows(database: Queryable, ids: string[]): Promise<RequestRow[]> {
  const [requests, replies, submissions, tokens] = await Promise.all([
    database.select().from(designerRequests).where(inArray(designerRequests.id, ids)),
    repliesTo(database, ids),
    submissionsOf(database, ids),
    tokenCounts(database, ids),
  ])
  return requests.map((request) => ({
    id: request.id,
    request,
    replies: replies.filter((reply) => reply.requestId === request.id),
    submissions: submissions.filter((each) => each.requestId === request.id),
    tokens: tokens.find((each) => each.requestId === request.id)?.count ?? 0,
  }))
}

const submissionsOf = (database: Queryable, ids: string[]) =>
  database
    .select({
      requestId: designIntakeSubmissions.designerRequestId,
      id: designIntakeSubmissions.id,
      name: designIntakeSubmissions.clientName,
    })
    .from(designIntakeSubmissions)
    .where(inArray(designIntakeSubmissions.designerRequestId, ids))

const tokenCounts = (database: Queryable, ids: string[]) =>
  database
    .select({ requestId: designIntakeTokens.designerRequestId, count: sql<number>`count(*)::int` })
    .from(designIntakeTokens)
    .where(inArray(designIntakeTokens.designerRequestId, ids))
    .groupBy(designIntakeTokens.designerRequestId)

const repliesTo = (database: Queryable, ids: string[]) =>
  database
    .select({
      requestId: designerReplies.designerRequestId,
      id: designerReplies.id,
      templateName: designerReplies.templateName,
      subject: designerReplies.subject,
      customMessage: designerReplies.customMessage,
      hasIntakeLink: designerReplies.hasIntakeLink,
      sentBy: users.name,
      createdAt: designerReplies.createdAt,
      state: sql<string | null>`(
        SELECT ${outboxEmails.state} FROM ${outboxEmails}
        WHERE ${outboxEmails.kind} = 'designer_reply' AND ${outboxEmails.reference} = ${designerReplies.id}::text
        LIMIT 1
      )`,
    })
    .from(designerReplies)
    .leftJoin(users, eq(users.id, designerReplies.sentBy))
    .where(inArray(designerReplies.designerRequestId, ids))
    .orderBy(desc(designerReplies.createdAt))
