import { eq, getTableColumns } from 'drizzle-orm'
import { forgetSubjects } from '#app/features/audit/commands.server.ts'
import { forgetTeamMessages } from '#app/features/email/outbox/commands/forget-team-messages.server.ts'
import { TEAM_MESSAGES } from '#app/features/email/outbox/rules/team-messages.ts'
import type { Export, Forget } from '#app/platform/services.ts'
import { websiteFeedback } from './tables.server.ts'

/** A member's messages to the site, without the administrators' notes. */
export const exportOf: Export = async (database, { userId }) => {
  const { adminNotes, ...feedback } = getTableColumns(websiteFeedback)
  const own = eq(websiteFeedback.userId, userId)
  return { tables: { website_feedback: await database.select(feedback).from(websiteFeedback).where(own) } }
}

export const forget: Forget = async (_services, transaction, { userId }) => {
  const gone = await transaction
    .delete(websiteFeedback)
    .where(eq(websiteFeedback.userId, userId))
    .returning({ id: websiteFeedback.id })
  await forgetSubjects(transaction, 'feedback', gone)
  await forgetTeamMessages(transaction, TEAM_MESSAGES.contact, gone)
}
