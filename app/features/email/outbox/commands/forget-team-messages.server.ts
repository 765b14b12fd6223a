import { and, eq, like, or } from 'drizzle-orm'
import { forgetSubjects } from '#app/features/audit/commands.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import { outboxEmails } from '../../tables.server.ts'
import { REPETITION } from '../rules/delivery.ts'
import type { TEAM_MESSAGES } from '../rules/team-messages.ts'

/**
 * Deletes the messages that forwarded to the team what a person wrote, and their copies, and anonymises the audit
 * entries about them. Neither the address in the form nor the text tells whose they are: the address may be another
 * one, and old texts are removed.
 *
 * @param written the rows that were forwarded
 */
export async function forgetTeamMessages(
  transaction: Transaction,
  kind: (typeof TEAM_MESSAGES)[keyof typeof TEAM_MESSAGES],
  written: { id: string }[],
): Promise<void> {
  const { reference } = outboxEmails
  const about = written.map(({ id }) => or(eq(reference, id), like(reference, `${REPETITION}%:${id}`)))
  if (about.length === 0) return
  const gone = await transaction
    .delete(outboxEmails)
    .where(and(eq(outboxEmails.kind, kind), or(...about)))
    .returning({ id: outboxEmails.id })
  await forgetSubjects(transaction, 'email', gone)
}
