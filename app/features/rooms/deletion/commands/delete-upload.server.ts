import type { z } from 'zod'
import { lockUser } from '#app/features/accounts/queries.server.ts'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockUpload, uploadNotFound } from '../../queries/lock-upload.server.ts'
import { uploadById } from '../../queries/rooms.server.ts'
import { uploadDeletedEmail } from '../emails.tsx'
import { deleteUploadSchema } from '../schema.ts'
import { removeUpload } from './delete-room.server.ts'

export interface DeletedUpload {
  creditRestored: boolean
  noticeQueued: boolean
}

/**
 * Deletes a member's upload with its redesigns, and in the same transaction restores the credit and queues the email.
 * Only a credit that a redesign spent is restored, never one that a failure already returned. The owner keeps their
 * style preferences.
 *
 * @throws AppError `upload_not_found`
 * @throws ZodError when the reason is missing
 */
export async function deleteUpload(
  services: Services,
  actor: Administrator,
  input: z.input<typeof deleteUploadSchema>,
): Promise<DeletedUpload> {
  const { uploadId, reason, customMessage, restoreCredit, sendNotice } = deleteUploadSchema.parse(input)
  return services.database.transaction(async (transaction) => {
    const known = await uploadById(transaction, uploadId)
    const owner = known && (await lockUser(transaction, known.userId))
    const upload = await lockUpload(transaction, uploadId)
    if (!upload || !owner) throw uploadNotFound()
    const removed = await removeUpload(services, transaction, upload)
    const restored =
      restoreCredit &&
      removed.spent &&
      !owner.adminGrantedUnlimited &&
      (await addCredits(transaction, {
        userId: owner.id,
        kind: 'room',
        change: 1,
        reason: 'upload_deleted',
        reference: uploadId,
      }))
    const creditRestored = restored || removed.released
    if (sendNotice) {
      const facts = { name: owner.name, email: owner.email, roomType: upload.roomType }
      const deletion = { ...facts, reason, customMessage, creditRestored }
      const message = await uploadDeletedEmail(services.environment, deletion)
      await queueEmail(
        transaction,
        { kind: 'upload_deleted', reference: uploadId, userId: owner.id },
        message,
      )
    }
    await recordAudit(transaction, actor, {
      action: 'rooms.delete_upload',
      subject: { kind: 'upload', id: uploadId, name: owner.email },
      before: { owner: owner.id, roomType: upload.roomType, redesigns: removed.redesigns },
      after: { reason, customMessage, creditRestored, noticeQueued: sendNotice },
    })
    return { creditRestored, noticeQueued: sendNotice }
  })
}
