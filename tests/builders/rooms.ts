import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { uploadRoom } from '#app/features/rooms/commands/upload-room.server.ts'
import { type Room, roomsPage } from '#app/features/rooms/queries/rooms.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { scriptedEditor } from '#tests/builders/room-editors.ts'

const photo = await jpegPhoto(600, 400)
export const styleProfile = builtInProfile('Japandi')

const upload = (services: Services, actor: Member, picture: Buffer) =>
  uploadRoom(services, actor, {
    roomType: 'Living Room',
    submissionId: randomUUID(),
    photo: picture,
    styleProfile,
  })

/** Uploads a drawing as the photo of a living room, in the Japandi style. */
export const uploadOne = (services: Services, actor: Member) => upload(services, actor, photo)

/** Uploads a picture that the built-in engine accepts as a living room, in the Japandi style. */
export const uploadLivingRoom = async (services: Services, actor: Member) =>
  upload(services, actor, await sharp('public/starter-pool/before-living-room-960.webp').jpeg().toBuffer())

/** A page of a member's rooms, as the dashboard reads them. */
export async function roomsOf(database: Queryable, userId: string, page = 1): Promise<Room[]> {
  const { rooms } = await roomsPage(database, userId, page)
  return rooms.length === 0 ? [] : [...rooms, ...(await roomsOf(database, userId, page + 1))]
}

/** A member's only room, and their room credits. */
export async function stateOf(
  { database }: Services,
  { userId }: Member,
): Promise<{ room: Room; credits: number }> {
  const [room] = await roomsOf(database, userId)
  return { room: room!, credits: (await creditsOf(database, userId))!.roomCredits }
}

/** An engine that always fails. */
export const failing = (code: 'generation_failed' | 'moderation_blocked', retryable: boolean) =>
  scriptedEditor(async () => {
    throw new RedesignFailure(code, 'as the test says', { retryable })
  })
