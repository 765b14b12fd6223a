/** Stores a file of every kind, with the rows that refer to it. */
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { addPostPicture } from '#app/features/blog/pictures/commands/store-picture.server.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { addQuizPicture } from '#app/features/quiz/pool/commands/edit-pictures.server.ts'
import { generationAnswers } from '#app/features/rooms/generation/tables.server.ts'
import { readPicture } from '#app/features/rooms/queries/picture.server.ts'
import { answerKey, previewKey, stylePreviewKey } from '#app/features/rooms/rules/picture-keys.ts'
import { shareRoom } from '#app/features/rooms/sharing/commands/share-room.server.ts'
import { readLinkPicture } from '#app/features/rooms/sharing/queries/link-picture.server.ts'
import { shareOf } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor, createAdministrator } from './members.ts'
import { jpegPhoto } from './photos.ts'
import { uploadOne } from './rooms.ts'
import type { TestServices } from './services.ts'

/** @returns the keys of all files, in order */
export async function storeEveryKind(app: TestServices): Promise<string[]> {
  const { services } = app
  await storeRooms(app)
  await storeRequest(services)
  const administrator = await createAdministrator(services)
  const photo = await jpegPhoto(1200, 800)
  await addPostPicture(services, administrator, photo)
  await addQuizPicture(services, administrator, {
    styleLabel: 'Zen',
    roomType: 'Bedroom',
    photo: await preparePhoto(photo),
  })
  const batches = await Array.fromAsync(services.storage.list())
  return batches
    .flat()
    .map(({ key }) => key)
    .sort()
}

/** Stores a redesigned room with smaller copies, and one with a running redesign. */
async function storeRooms({ services, runJobs }: TestServices) {
  const ada = await createActor(services)
  const { id: uploadId } = await uploadOne(services, ada)
  await runJobs()
  await readPicture(services, ada, { uploadId, which: 'original', width: 480 })
  await services.storage.put(
    stylePreviewKey(ada.userId, uploadId, 'x'.repeat(32)),
    Buffer.from('a preview'),
    'image/jpeg',
  )
  await shareRoom(services, ada, { uploadId })
  const { address } = (await shareOf(services, ada.userId, uploadId))!
  await readLinkPicture(services, new URL(address).pathname.slice('/s/'.length))
  const ben = await createActor(services)
  const { id, generationId } = await uploadOne(services, ben)
  const generationPreview = previewKey(ben.userId, generationId!)
  await services.storage.put(generationPreview, Buffer.from('a preview'), 'image/jpeg')
  await services.database.update(roomUploads).set({ generationPreview }).where(eq(roomUploads.id, id))
  const picture = answerKey(ben.userId, generationId!, 'redesign-1')
  await services.storage.put(picture, Buffer.from('an answer'), 'application/octet-stream')
  const row = { generationId: generationId!, roomUploadId: id, step: 'redesign-1' as const }
  await services.database.insert(generationAnswers).values({ ...row, answer: {}, picture })
}

/** Stores a designer request and its intake form, both with photos. */
async function storeRequest({ database, storage }: Services) {
  const [asked, shown, liked] = [
    `designer-requests/${randomUUID()}/1700000000001-hall.jpg`,
    `intake-current/${randomUUID()}/1700000000002-Living-Room.jpg`,
    `intake-current/${randomUUID()}/inspiration/1700000000003-photo.jpg`,
  ] as const
  for (const key of [asked, shown, liked]) await storage.put(key, Buffer.from('a photo'), 'image/jpeg')
  const [request] = await database
    .insert(designerRequests)
    .values({ name: 'Ben', projectType: 'single_room', message: 'Help', photos: [asked] })
    .returning()
  await database.insert(designIntakeSubmissions).values({
    designerRequestId: request!.id,
    clientName: 'Ben',
    clientEmail: 'ben@example.com',
    roomType: 'Bedroom',
    currentSpacePhotos: [shown],
    inspirationImages: [liked],
  })
}
