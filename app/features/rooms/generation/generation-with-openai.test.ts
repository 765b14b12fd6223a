import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { createActor } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { roomsOf } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { type Behaviour, refuse, succeed } from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { uploadRoom } from '../commands/upload-room.server.ts'

/** Uploads a photo with the given behaviour of the provider, and returns the outcome. */
async function redesignWith(...behaviours: Behaviour[]) {
  await using provider = await startFakeOpenAi()
  provider.meets(...behaviours)
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: provider.baseUrl }
  await using app = await createTestServices({ variables })
  const { services } = app
  const ada = await createActor(services)
  const photo = await jpegPhoto(900, 600)
  const styleProfile = builtInProfile('Art Deco')
  const form = { roomType: 'Bedroom', feedback: 'keep the "old" bed', submissionId: randomUUID() } as const
  await uploadRoom(services, ada, { ...form, photo, styleProfile })
  await app.runJobs()
  const [room] = await roomsOf(services.database, ada.userId)
  const newest = room!.redesigns[0]
  return {
    room: room!,
    picture: newest && (await sharp(await services.storage.get(newest.redesignImageUrl)).metadata()),
    credits: (await creditsOf(services.database, ada.userId))!.roomCredits,
    usage: await services.database.select().from(apiUsageLogs),
    edits: provider.edits,
  }
}

test('the image model redesigns the room, and its cost is recorded', async () => {
  const { room, picture, credits, usage, edits } = await redesignWith(succeed())
  expect(room).toMatchObject({ generationState: 'done', generationPreview: null })
  expect(room.redesigns[0]).toMatchObject({ engine: 'openai', style: 'Art Deco' })
  expect(picture!.width! / picture!.height!).toBeCloseTo(1.5, 1)
  expect(credits).toBe(0)
  expect(usage.map(({ apiType, success, tokensTotal }) => [apiType, success, tokensTotal])).toEqual([
    ['openai-vision', true, 1200],
    ['image_generation', true, 2800],
    ['openai-vision', true, 1200],
  ])
  expect(edits).toHaveLength(1)
  expect(edits[0]!.fields.model).toBe('gpt-image-2.6-sunburst')
  expect(edits[0]!.fields.prompt).toContain('a bedroom in the Art Deco style')
  expect(edits[0]!.fields.prompt).toContain('The owner wishes: "keep the \\"old\\" bed"')
})

test('a refusal by moderation ends at once, with the credit back', async () => {
  const { room, credits, edits } = await redesignWith(refuse(400, { code: 'moderation_blocked' }))
  expect(room).toMatchObject({ generationState: 'failed', generationReason: 'moderation_blocked' })
  expect(room.redesigns).toEqual([])
  expect(credits).toBe(1)
  expect(edits).toHaveLength(1)
})

test('a retry after a temporary failure succeeds', async () => {
  const { room, credits, edits } = await redesignWith(refuse(500, { code: null }))
  expect(room.generationState).toBe('done')
  expect(credits).toBe(0)
  expect(edits).toHaveLength(2)
})
