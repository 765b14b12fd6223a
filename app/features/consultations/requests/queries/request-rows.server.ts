import { eq, inArray, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { designerRequests, designIntakeSubmissions, designIntakeTokens } from '../../tables.server.ts'
import { type NoteRow, notesOn, type ReplyRow, repliesTo } from './request-history.server.ts'

/** A request with its replies, and with what deleting it would also delete. */
export interface RequestRow {
  id: string
  request: typeof designerRequests.$inferSelect
  /** The assignee's name. */
  assignee: string | null
  notes: NoteRow[]
  replies: ReplyRow[]
  /** The clients' names on its intake forms. */
  submissions: { id: string; name: string }[]
  tokens: number
}

/** Requests by id, in any order. */
export async function requestRows(database: Queryable, ids: string[]): Promise<RequestRow[]> {
  const [requests, assignees, notes, replies, submissions, tokens] = await Promise.all([
    database.select().from(designerRequests).where(inArray(designerRequests.id, ids)),
    assigneesOf(database, ids),
    notesOn(database, ids),
    repliesTo(database, ids),
    submissionsOf(database, ids),
    tokenCounts(database, ids),
  ])
  return requests.map((request) => ({
    id: request.id,
    request,
    assignee: assignees.get(request.id) ?? null,
    notes: notes.filter((note) => note.requestId === request.id),
    replies: replies.filter((reply) => reply.requestId === request.id),
    submissions: submissions.filter((each) => each.requestId === request.id),
    tokens: tokens.find((each) => each.requestId === request.id)?.count ?? 0,
  }))
}

/** Assignees' names by request id. */
export async function assigneesOf(database: Queryable, ids: string[]): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: designerRequests.id, name: users.name })
    .from(designerRequests)
    .innerJoin(users, eq(users.id, designerRequests.assigneeId))
    .where(inArray(designerRequests.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
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
