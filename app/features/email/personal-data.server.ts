import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { forgetSubjects } from '#app/features/audit/commands.server.ts'
import { mentionsAddress } from '#app/platform/database/text-search.ts'
import type { Export, Forget } from '#app/platform/services.ts'
import { messagesTo } from './outbox/queries/messages-to.server.ts'
import { TEAM_MESSAGES } from './outbox/rules/team-messages.ts'
import { outboxEmails } from './tables.server.ts'

/** Messages to a member, without texts: the links in them open the account. */
export const exportOf: Export = async (database, person) => ({
  tables: { outbox_emails: await messagesTo(database, person) },
})

/**
 * Deletes every message to a member, at any address, and those that forwarded their messages to the team. Unsent ones
 * are not sent any more.
 */
export const forget: Forget = async (_services, transaction, { userId, email }) => {
  const toTeam = and(
    inArray(outboxEmails.kind, Object.values(TEAM_MESSAGES)),
    mentionsAddress(sql`${outboxEmails.plainText}`, email),
  )
  const gone = await transaction
    .delete(outboxEmails)
    .where(or(eq(outboxEmails.userId, userId), eq(sql`lower(${outboxEmails.recipient})`, email), toTeam))
    .returning({ id: outboxEmails.id, userId: outboxEmails.userId })
  await forgetSubjects(
    transaction,
    'email',
    gone.filter((message) => message.userId === userId),
  )
}
