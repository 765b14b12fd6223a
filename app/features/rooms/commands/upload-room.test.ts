import { randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import type { Storage } from '#app/platform/storage/storage.ts'
import { createActor } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { roomsOf } from '#tests/builders/rooms.ts'
import { createTestServices, WITH_IMAGE_MODEL } from '#tests/builders/services.ts'
import { uploadRoom } from './upload-room.server.ts'

const photo = await jpegPhoto(600, 400)
const styleProfile = builtInProfile('Japandi')

const upload = (services: Services, actor: Member, changes: object = {}) =>
  uploadRoom(services, actor, {
    roomType: 'Living Room',
    submissionId: randomUUID(),
    photo,
    styleProfile,
    ...changes,
  })

const picturesOf = ({ environment }: Services, actor: Member) =>
  readdirSync(path.join(environment.dataFolder, 'pictures', actor.userId))

test('an upload stores the photo, holds a credit and queues the redesign', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const ada = await createActor(app.services)
  const stored = await upload(app.services, ada, { feedback: '  keep the piano  ' })
  expect(stored).toMatchObject({
    roomType: 'Living Room',
    userFeedback: 'keep the piano',
    userStylePreference: 'Japandi',
    generationState: 'queued',
    aiRedesignRequested: true,
    width: 600,
    height: 400,
  })
  expect(stored.imageUrl).toMatch(new RegExp(`^${ada.userId}/\\d+\\.jpg$`))
  expect((await creditsOf(app.services.database, ada.userId))!.roomCredits).toBe(0)
  expect(await app.services.storage.exists(stored.imageUrl)).toBe(true)
})

test('a form that promised a free preview begins nothing that costs a credit', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const ada = await createActor(app.services)
  await expect(upload(app.services, ada, { promised: 'nothing' })).rejects.toMatchObject({
    code: 'price_has_changed',
  })
  expect((await creditsOf(app.services.database, ada.userId))!.roomCredits).toBe(1)
  expect(await roomsOf(app.services.database, ada.userId)).toHaveLength(0)
})

test('the same form sent again, at the same time or later, is one upload', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const ada = await createActor(app.services)
  const submissionId = randomUUID()
  const both = await Promise.allSettled([1, 2, 3].map(() => upload(app.services, ada, { submissionId })))
  const later = await upload(app.services, ada, { submissionId })
  const ids = both.flatMap((each) => (each.status === 'fulfilled' ? each.value.id : []))
  expect(new Set([...ids, later.id]).size).toBe(1)
  expect(await roomsOf(app.services.database, ada.userId)).toHaveLength(1)
  expect(picturesOf(app.services, ada)).toHaveLength(1)
})

test('without a credit nothing is stored, however many requests race', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const ada = await createActor(app.services)
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => upload(app.services, ada)))
  const refused = tries.filter((each) => each.status === 'rejected')
  expect(refused).toHaveLength(11)
  for (const { reason } of refused) {
    expect(reason).toMatchObject({
      code: 'no_room_credits',
      title: 'No credits available',
      message: 'Please purchase credits to upload more rooms.',
    })
  }
  expect(await roomsOf(app.services.database, ada.userId)).toHaveLength(1)
  expect(picturesOf(app.services, ada)).toHaveLength(1)
})

test('a photo that cannot be stored, as on a full disk, leaves neither file nor row, and costs nothing', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const { services } = app
  const ada = await createActor(services)
  // The disk is full when most of it is written.
  const put: Storage['put'] = async (...object) => {
    await services.storage.put(...object)
    throw new Error('ENOSPC')
  }
  const full = { ...services, storage: { ...services.storage, put } }
  await expect(upload(full, ada)).rejects.toThrow('ENOSPC')
  expect(picturesOf(services, ada)).toEqual([])
  expect(await roomsOf(services.database, ada.userId)).toEqual([])
  expect((await creditsOf(services.database, ada.userId))!.roomCredits).toBe(1)
})

test('a refused photo costs nothing', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const ada = await createActor(app.services)
  const refusal = upload(app.services, ada, { photo: Buffer.from('not a picture') })
  await expect(refusal).rejects.toMatchObject({ code: 'photo_not_a_picture' })
  expect((await creditsOf(app.services.database, ada.userId))!.roomCredits).toBe(1)
})

test.each([
  ['an unknown room type', { roomType: 'Garage' }],
  ['a submission id that is none', { submissionId: 'x' }],
  ['too many words', { feedback: 'a'.repeat(1001) }],
])('%s is refused', async (_what, changes) => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const ada = await createActor(app.services)
  await expect(upload(app.services, ada, changes)).rejects.toThrow()
  expect((await creditsOf(app.services.database, ada.userId))!.roomCredits).toBe(1)
})
