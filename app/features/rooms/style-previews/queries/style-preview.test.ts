import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { styleProfile } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { uploadRoom } from '../../commands/upload-room.server.ts'
import { stylePreview } from './style-preview.server.ts'

test('a member previews only their own rooms in other styles, and not without limit', {
  timeout: 90_000,
}, async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const { services } = app
  const [ada, ben] = [await createActor(services), await createActor(services)]
  const photo = await sharp('public/starter-pool/before-living-room-960.webp').jpeg().toBuffer()
  const form = { roomType: 'Living Room', submissionId: randomUUID() } as const
  const { id: uploadId } = await uploadRoom(services, ada, { ...form, photo, styleProfile })
  const look = (style: string) => stylePreview(services, ada, { uploadId, style })
  const [zen, glam] = [await look('Zen'), await look('Glam')]
  expect(await sharp(zen!.picture).metadata()).toMatchObject({ format: 'jpeg', width: 960, height: 640 })
  expect(zen!.picture.equals(glam!.picture)).toBe(false)
  expect(await stylePreview(services, ben, { uploadId, style: 'Zen' })).toBeUndefined()
  for (let used = 0; used < 88; used++)
    await services.limits.use('style-preview', ada.userId, { points: 90, seconds: 300 })
  await expect(look('Coastal')).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
})
