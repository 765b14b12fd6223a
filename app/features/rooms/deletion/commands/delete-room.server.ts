import { eq } from 'drizzle-orm'
import { lockUser } from '#app/features/accounts/queries.server.ts'
import { releaseCredit } from '#app/features/credits/commands/ledger.server.ts'
import { heldCredits } from '#app/features/credits/queries/held-credits.server.ts'
import { withdrawEmails } from '#app/features/email/outbox/commands/withdraw-emails.server.ts'
import { announce } from '#app/platform/announce.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { OUTCOME_EMAILS } from '../../generation/rules/generation.ts'
import { lockOwnUpload } from '../../queries/lock-upload.server.ts'
import { type RoomUpload, redesignsOf } from '../../queries/rooms.server.ts'
import { keysOf, shareFolder, stylePreviewFolder } from '../../rules/picture-keys.ts'
import { uploadIdSchema } from '../../schema.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { removePicturesQueue } from '../schema.ts'

/**
 * Deletes a member's room with its redesigns. Releases a credit that a running generation holds. A job removes the
 * files.
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
    await lockUser(transaction, actor.userId)
    const upload = await lockOwnUpload(transaction, actor, uploadId)
    await removeUpload(services, transaction, upload)
  })
}

/**
 * Removes an upload with its redesigns and withdraws its pending emails. Releases a credit that a running generation
 * holds. A job removes the files.
 *
 * @param upload locked by the caller, after its owner: their rooms are counted with them, and whoever stores another
 *   room locks the owner before the credits too
 * @returns the number of redesigns, whether a held credit was released, and whether a room credit had been spent
 */
export async function removeUpload(
  services: Services,
  transaction: Transaction,
  upload: RoomUpload,
): Promise<{ redesigns: number; released: boolean; spent: boolean }> {
  const made = await redesignsOf(transaction, upload.id)
  const released =
    upload.generationId !== null && (await releaseCredit(transaction, upload.generationId, 'upload_deleted'))
  const generations = made.map((redesign) => redesign.generationId)
  const held = await heldCredits(transaction, generations)
  const spent = held.some(({ kind, state }) => kind === 'room' && state === 'settled')
  await transaction.delete(redesigns).where(eq(redesigns.roomUploadId, upload.id))
  await transaction.delete(roomUploads).where(eq(roomUploads.id, upload.id))
  await withdrawEmails(transaction, {
    kinds: Object.values(OUTCOME_EMAILS),
    references: [...generations, ...(upload.generationId ? [upload.generationId] : [])],
    userId: upload.userId,
  })
  const pictures = [upload.imageUrl, ...made.map((redesign) => redesign.redesignImageUrl)]
  const keys = [...pictures.flatMap(keysOf), ...(upload.generationPreview ? [upload.generationPreview] : [])]
  const folders = [stylePreviewFolder, shareFolder].map((folder) => folder(upload.userId, upload.id))
  await services.jobs.enqueue(transaction, removePicturesQueue, { keys, folders })
  await announce(services, transaction, 'roomsDeleted', { userId: upload.userId })
  return { redesigns: made.length, released, spent }
}
