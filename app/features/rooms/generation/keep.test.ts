import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createActor } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { stateOf, styleProfile } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { uploadRoom } from '../commands/upload-room.server.ts'
import { unmarkedKey } from '../rules/picture-keys.ts'
import { uploadRoomSchema } from '../schema.ts'

const red = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c81e1e' } })
  .jpeg()
  .toBuffer()

test('brushed parts go to the model as a mask and are restored; choices become prompt text', async () => {
  await using fake = await startFakeOpenAi()
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: fake.baseUrl }
  await using app = await createTestServices({ variables })
  const ada = await createActor(app.services)
  await uploadRoom(app.services, ada, {
    roomType: 'Kitchen',
    submissionId: randomUUID(),
    strength: 'refresh',
    itemsToKeep: 'the piano, "blue" rug,',
    keepStrokes: JSON.stringify([{ points: [[0.25, 0.5]], width: 0.1 }]),
    photo: red,
    styleProfile,
  })
  await app.runJobs()
  const [edit] = fake.edits
  expect(edit!.fields.prompt).toContain('A light touch')
  expect(edit!.fields.prompt).toContain(
    'The owner keeps these, unchanged and in their place: "the piano", "\\"blue\\" rug".',
  )
  expect(edit!.fields.prompt).toContain('What the mask protects')
  const { info, data } = await sharp(edit!.mask!).raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1536, height: 1024, channels: 4 })
  const opacity = (x: number, y: number) => data[(Math.round(y * 1024) * 1536 + Math.round(x * 1536)) * 4 + 3]
  expect([opacity(0.25, 0.5), opacity(0.75, 0.5)]).toEqual([255, 0])
  const { room } = await stateOf(app.services, ada)
  const picture = await app.services.storage.get(unmarkedKey(room.redesigns[0]!.redesignImageUrl))
  const { width, height } = room.redesigns[0]!
  const colourAt = async (x: number) => [
    ...(await sharp(picture)
      .extract({ left: Math.round(x * width), top: height >> 1, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ]
  const [kept, repainted] = [await colourAt(0.25), await colourAt(0.75)]
  expect(Math.abs(kept[0]! - 200) + Math.abs(kept[1]! - 30)).toBeLessThan(20)
  expect(Math.abs(repainted[1]! - 30)).toBeGreaterThan(30)
})

test('walls only leaves the strength out of the prompt', async () => {
  await using fake = await startFakeOpenAi()
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: fake.baseUrl }
  await using app = await createTestServices({ variables })
  const ada = await createActor(app.services)
  const form = {
    roomType: 'Kitchen',
    submissionId: randomUUID(),
    strength: 'reimagine',
    wallsOnly: 'on',
  } as const
  await uploadRoom(app.services, ada, { ...form, photo: await jpegPhoto(900, 600), styleProfile })
  await app.runJobs()
  expect(fake.edits[0]!.fields.prompt).toContain('Change only the walls')
  expect(fake.edits[0]!.fields.prompt).not.toContain('A bold redesign')
  expect(fake.edits[0]!.mask).toBeUndefined()
})

test.each([
  ['no JSON', '{'],
  ['no strokes', '{"points":[]}'],
  ['points outside', '[{"points":[[1.5,0]],"width":0.1}]'],
  ['a brush as wide as the photo', '[{"points":[[0,0]],"width":1}]'],
  ['too many strokes', JSON.stringify(Array.from({ length: 61 }, () => ({ points: [[0, 0]], width: 0.1 })))],
])('%s is refused', (_what, keepStrokes) => {
  const form = { roomType: 'Kitchen', submissionId: randomUUID(), keepStrokes }
  expect(uploadRoomSchema.safeParse(form).success).toBe(false)
})
