import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { lockOwnUpload } from '../../queries/lock-upload.server.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { uploadIdSchema } from '../../schema.ts'
import { roomShares } from '../tables.server.ts'

/**
 * Makes a link with which anybody may look at a room of the member. A room has one link at a time.
 *
 * @throws AppError `upload_not_found`, `nothing_to_share`
 */
export async function shareRoom(
  { database }: Services,
  actor: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  await database.transaction(async (transaction) => {
    await lockOwnUpload(transaction, actor, uploadId)
    const made = await redesignsOf(transaction, uploadId)
    if (made.length === 0) throw new AppError('nothing_to_share', 'This room has no redesign yet.')
    await transaction.insert(roomShares).values({ roomUploadId: uploadId }).onConflictDoNothing()
  })
}

/**
 * Ends the link to a room, with the votes it gathered. A later link is another one.
 *
 * @throws AppError `upload_not_found`
 */
export async function stopSharing(
  { database }: Services,
  actor: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  await database.transaction(async (transaction) => {
    await lockOwnUpload(transaction, actor, uploadId)
    await transaction.delete(roomShares).where(eq(roomShares.roomUploadId, uploadId))
  })
}
