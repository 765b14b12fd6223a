import { randomUUID } from 'node:crypto'
import { engineNow } from '#app/features/ai-settings/provider/queries/engine.server.ts'
import { assertRoomCredit } from '#app/features/credits/commands/ledger.server.ts'
import type { StyleProfile } from '#app/features/styles/schema.ts'
import type { EngineName } from '#app/platform/ai/capabilities.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { isUniqueViolation } from '#app/platform/database/violations.ts'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import type { Services } from '#app/platform/services.ts'
import { reserveAndEnqueue } from '../generation/commands/reserve-and-enqueue.server.ts'
import { takePreviewAllowance } from '../generation/commands/take-preview-allowance.server.ts'
import { assertPromisedPrice } from '../generation/queries/assert-promised-price.server.ts'
import { type RoomUpload, uploadOfSubmission } from '../queries/rooms.server.ts'
import { type UploadRoomInput, uploadRoomSchema } from '../schema.ts'
import { roomUploads } from '../tables.server.ts'

interface UploadInput extends UploadRoomInput {
  /** The file as sent by the browser. */
  photo: Buffer
  /** The member's style for the redesign. */
  styleProfile: StyleProfile
}

/**
 * Stores a photo and queues its redesign. One transaction writes the row, the job and the held credit of a paid
 * engine. Idempotent per submission.
 *
 * @throws AppError `price_has_changed`, `no_room_credits`, `too_many_attempts`, `hourly_limit`, or a refusal of the
 *   photo
 */
export async function uploadRoom(services: Services, actor: Member, input: UploadInput): Promise<RoomUpload> {
  const { database, storage } = services
  const form = uploadRoomSchema.parse(input)
  const known = await uploadOfSubmission(database, actor.userId, form.submissionId)
  if (known) return known
  const { name: generationEngine, isPaid } = await engineNow(services)
  if (isPaid) {
    await assertPromisedPrice(database, actor.userId, form.promised)
    await assertRoomCredit(database, actor.userId)
  } else await takePreviewAllowance(services, actor)
  const photo = await preparePhoto(input.photo)
  const key = `${actor.userId}/${nextTimestamp()}.${photo.extension}`
  try {
    await storage.put(key, photo.picture, 'image/jpeg')
    return await storeUpload(services, actor, {
      ...form,
      generationEngine,
      imageUrl: key,
      width: photo.width,
      height: photo.height,
      placeholder: photo.placeholder,
      styleProfile: input.styleProfile,
    })
  } catch (error) {
    await storage.delete(key)
    const twin = isUniqueViolation(error, 'room_uploads_submission_unique')
      ? await uploadOfSubmission(database, actor.userId, form.submissionId)
      : undefined
    if (twin) return twin
    throw error
  }
}

interface StoredPhoto {
  generationEngine: EngineName
  roomType: RoomUpload['roomType']
  feedback?: string | undefined
  submissionId: string
  strength?: RoomUpload['strength'] | undefined
  wallsOnly?: 'on' | undefined
  itemsToKeep?: string[] | undefined
  keepStrokes?: RoomUpload['keepStrokes'] | undefined
  imageUrl: string
  width: number
  height: number
  placeholder: string
  styleProfile: StyleProfile
}

async function storeUpload(
  services: Services,
  actor: Member,
  { feedback, wallsOnly, itemsToKeep, ...photo }: StoredPhoto,
) {
  const generationId = randomUUID()
  return services.database.transaction(async (transaction) => {
    const [upload] = await transaction
      .insert(roomUploads)
      .values({
        ...photo,
        userId: actor.userId,
        userFeedback: feedback || null,
        itemsToKeep,
        wallsOnly: wallsOnly === 'on',
        aiRedesignRequested: true,
        userStylePreference: photo.styleProfile.primaryStyle,
        generationId,
        generationKind: 'redesign',
        generationState: 'queued',
        generationRequestedAt: new Date(),
      })
      .returning()
    const { id: uploadId, userId } = upload!
    const engine = photo.generationEngine
    await reserveAndEnqueue(services, transaction, { uploadId, generationId, userId, kind: 'room', engine })
    return upload!
  })
}

let latestTimestamp = 0

/** The time in milliseconds, unique within this process. */
function nextTimestamp(): number {
  latestTimestamp = Math.max(Date.now(), latestTimestamp + 1)
  return latestTimestamp
}
