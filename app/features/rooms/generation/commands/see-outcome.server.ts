import { withdrawEmails } from '#app/features/email/outbox/commands/withdraw-emails.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { roomOf } from '../../queries/rooms.server.ts'
import { uploadIdSchema } from '../../schema.ts'
import { OUTCOME_EMAILS } from '../rules/generation.ts'

/**
 * Records that a member saw how their redesign ended, and withdraws the email about it. Ignores other members'
 * rooms.
 */
export async function seeOutcome(
  { database }: Services,
  { userId }: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  const room = await roomOf(database, userId, uploadId)
  if (!room?.generationId) return
  await withdrawEmails(database, {
    kinds: Object.values(OUTCOME_EMAILS),
    references: [room.generationId],
    userId,
  })
}
