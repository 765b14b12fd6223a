import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import type { Staff } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { designerNotes } from '../../tables.server.ts'
import { lockRequest } from '../queries/lock-request.server.ts'
import { noteSchema } from '../schema.ts'

/**
 * Adds the team's note to a request. The client never sees it. The audit log records that it was written.
 *
 * @throws AppError `request_not_found`
 */
export async function addNote(
  { database }: Services,
  actor: Staff,
  input: z.input<typeof noteSchema>,
): Promise<void> {
  const { requestId, note } = noteSchema.parse(input)
  await database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, requestId)
    await transaction
      .insert(designerNotes)
      .values({ designerRequestId: requestId, note, writtenBy: actor.userId })
    await recordAudit(transaction, actor, {
      action: 'consultations.add_note',
      subject: { kind: 'request', id: requestId, name: request.email ?? request.name },
    })
  })
}
