import { desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import {
  designerNotes,
  designerReplies,
  designerRequests,
  designIntakeSubmissions,
  designIntakeTokens,
} from '../../tables.server.ts'

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

/** What the team noted for itself; `writtenBy` is null when they are gone. */
export interface NoteRow {
  id: string
  note: string
  writtenBy: string | null
  createdAt: Date
}

/** A request with what was answered, and with what would be deleted with it. */
export interface RequestRow {
  id: string
  request: typeof designerRequests.$inferSelect
  /** Who of the team looks after it. */
  assignee: string | null
  notes: NoteRow[]
  replies: ReplyRow[]
  /** Names of the clients on its intake forms. */
  submissions: { id: string; name: string }[]
  tokens: number
}

/** Requests by their ids, in any order. */
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

/** Names of those who look after requests, by the request's id. */
export async function assigneesOf(database: Queryable, ids: string[]): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: designerRequests.id, name: users.name })
    .from(designerRequests)
    .innerJoin(users, eq(users.id, designerRequests.assigneeId))
    .where(inArray(designerRequests.id, ids))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** The team's notes on requests, newest first. */
export const notesOn = (database: Queryable, ids: string[]) =>
  database
    .select({
      requestId: designerNotes.designerRequestId,
      id: designerNotes.id,
      note: designerNotes.note,
      writtenBy: users.name,
      createdAt: designerNotes.createdAt,
    })
    .from(designerNotes)
    .leftJoin(users, eq(users.id, designerNotes.writtenBy))
    .where(inArray(designerNotes.designerRequestId, ids))
    .orderBy(desc(designerNotes.createdAt))

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
