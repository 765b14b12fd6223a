import { eq } from 'drizzle-orm'
import { releaseCredit } from '#app/features/credits/commands.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { redesignsOf } from '../queries/rooms.server.ts'
import { keysOf } from '../rules/picture-keys.ts'
import { removePicturesQueue, uploadIdSchema } from '../schema.ts'
import { redesigns, roomUploads } from '../tables.server.ts'
import { lockOwnUpload } from './request-generation.server.ts'

/**
 * Deletes a member's room with its redesigns. A credit still held for a running generation goes back;
 * the files are removed by a job.
 *
 * @throws AppError `upload_not_found`
 */
export async function deleteRoom(
  services: Services,
  actor: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  await services.database.transaction(async (transaction) => {
    const upload = await lockOwnUpload(transaction, actor, uploadId)
    const made = await redesignsOf(transaction, uploadId)
    if (upload.generationId) await releaseCredit(transaction, upload.generationId)
    await transaction.delete(redesigns).where(eq(redesigns.roomUploadId, uploadId))
    await transaction.delete(roomUploads).where(eq(roomUploads.id, uploadId))
    const pictures = [upload.imageUrl, ...made.map((redesign) => redesign.redesignImageUrl)]
    const keys = [
      ...pictures.flatMap(keysOf),
      ...(upload.generationPreview ? [upload.generationPreview] : []),
    ]
    await services.jobs.enqueue(transaction, removePicturesQueue, { keys })
  })
}
