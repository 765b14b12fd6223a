import { desc, eq, inArray, sql } from 'drizzle-orm'
import { users } from '#app/features/accounts/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { designerNotes, designerReplies } from '../../tables.server.ts'

/** A reply in the history. `state` is the message's state in the outbox, null when the message is gone. */
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

/** A note of the team. `writtenBy` is null when the author's account was deleted. */
export interface NoteRow {
  id: string
  note: string
  writtenBy: string | null
  createdAt: Date
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

/** Replies to requests, newest first. */
export const repliesTo = (database: Queryable, ids: string[]) =>
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
