import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { removePicturesQueue } from '../../deletion/schema.ts'
import { lockOwnUpload } from '../../queries/lock-upload.server.ts'
import { redesignsOf } from '../../queries/rooms.server.ts'
import { shareFolder } from '../../rules/picture-keys.ts'
import { uploadIdSchema } from '../../schema.ts'
import { shareSchema } from '../schema.ts'
import { roomShares } from '../tables.server.ts'

/**
 * Creates a link to a member's room, with or without their first name. A room has at most one link; if there is one,
 * only the name changes.
 *
 * @throws AppError `upload_not_found`, `nothing_to_share`
 */
export async function shareRoom(
  { database }: Services,
  actor: Member,
  input: z.input<typeof shareSchema>,
): Promise<void> {
  const { uploadId, ...form } = shareSchema.parse(input)
  const showsName = form.showsName === 'on'
  await database.transaction(async (transaction) => {
    await lockOwnUpload(transaction, actor, uploadId)
    const made = await redesignsOf(transaction, uploadId)
    if (made.length === 0) throw new AppError('nothing_to_share', 'This room has no redesign yet.')
    await transaction
      .insert(roomShares)
      .values({ roomUploadId: uploadId, showsName })
      .onConflictDoUpdate({ target: roomShares.roomUploadId, set: { showsName } })
  })
}

/**
 * Ends the link to a room and deletes its votes and its preview picture. A later link has another address.
 *
 * @throws AppError `upload_not_found`
 */
export async function stopSharing(
  { database, jobs }: Services,
  actor: Member,
  input: { uploadId: string },
): Promise<void> {
  const { uploadId } = uploadIdSchema.parse(input)
  await database.transaction(async (transaction) => {
    await lockOwnUpload(transaction, actor, uploadId)
    const ended = await transaction
      .delete(roomShares)
      .where(eq(roomShares.roomUploadId, uploadId))
      .returning({ id: roomShares.id })
    const folders = [shareFolder(actor.userId, uploadId)]
    if (ended.length > 0) await jobs.enqueue(transaction, removePicturesQueue, { keys: [], folders })
  })
}
