import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DEFAULT_AI_SETTINGS } from '#app/features/ai-settings/rules/defaults.ts'
import { apiUsageLogs, openaiSettings } from '#app/features/ai-settings/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor } from '#tests/builders/members.ts'
import { stateOf, styleProfile } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { refuse, succeed } from '#tests/fakes/openai-behaviours.ts'
import { NOTHING_WRONG, PLAIN_ROOM } from '#tests/fakes/openai-looks.ts'
import { type FakeOpenAi, startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { uploadRoom } from '../commands/upload-room.server.ts'
import { tryAgainForFree } from './commands/try-again-for-free.server.ts'

const photo = await sharp('public/starter-pool/before-kitchen-960.webp').jpeg().toBuffer()
const PERSON = { ...NOTHING_WRONG, remainingPeople: 1 }

/** A member whose photo was uploaded and processed with the given behaviour of the provider. */
async function worked(prepare: (fake: FakeOpenAi, services: Services) => unknown = () => {}) {
  await using opened = new AsyncDisposableStack()
  const fake = opened.use(await startFakeOpenAi())
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: fake.baseUrl }
  const app = opened.use(await createTestServices({ variables }))
  await prepare(fake, app.services)
  const ada = await createActor(app.services)
  const form = { roomType: 'Kitchen', submissionId: randomUUID() } as const
  const { id: uploadId } = await uploadRoom(app.services, ada, { ...form, photo, styleProfile })
  await app.runJobs()
  const kept = opened.move()
  return {
    fake,
    app,
    ada,
    uploadId,
    state: () => stateOf(app.services, ada),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

test('the photo is analysed, the redesign inspected, and both results stored', async () => {
  await using room = await worked()
  expect(room.fake.looks.map(({ about, pictures }) => [about, pictures])).toEqual([
    ['room_analysis', 1],
    ['redesign_inspection', 2],
  ])
  expect(room.fake.edits[0]!.fields.prompt).toContain('window: one tall window on the left wall')
  const { room: stored, credits } = await room.state()
  expect(stored.roomAnalysis).toEqual(PLAIN_ROOM)
  expect(stored.redesigns[0]).toMatchObject({
    freeOfCharge: false,
    redesignConcept: PLAIN_ROOM.redesignConcept,
    layoutRecommendations: PLAIN_ROOM.layoutRecommendations,
    checks: { fault: null, structure: expect.any(Number), inspection: NOTHING_WRONG },
  })
  expect(stored.redesigns[0]!.checks!.structure).toBeGreaterThan(0.7)
  expect(credits).toBe(0)
})

test.each([
  ['no room', { isRoom: false }, 'not_a_room'],
  ['a dark photo', { light: 'too_dark' }, 'too_dark'],
  ['a blurred photo', { sharpness: 'too_blurred' }, 'too_blurred'],
])('%s is not redesigned, and costs nothing', async (_what, more, reason) => {
  await using room = await worked((fake) => fake.sees('room_analysis', { ...PLAIN_ROOM, ...more }))
  expect(room.fake.edits).toHaveLength(0)
  expect(await room.state()).toMatchObject({
    room: { generationState: 'failed', generationReason: reason, redesigns: [] },
    credits: 1,
  })
})

test('a flawed redesign gets one retry with instructions; a good one costs a credit', async () => {
  await using room = await worked((fake) => fake.sees('redesign_inspection', PERSON))
  expect(room.fake.edits).toHaveLength(2)
  expect(room.fake.edits[1]!.fields.prompt).toContain('Leave out every person.')
  const { room: stored, credits } = await room.state()
  expect(stored.redesigns).toHaveLength(1)
  expect(stored.redesigns[0]).toMatchObject({ freeOfCharge: false, offersFreeTry: false })
  expect(credits).toBe(0)
})

test('after two flawed attempts the better one is delivered free, with one free retry', async () => {
  const worse = { ...PERSON, addedOpenings: ['a window'] }
  await using room = await worked((fake) => fake.sees('redesign_inspection', PERSON, worse, PERSON, PERSON))
  const first = await room.state()
  expect(first.room.redesigns).toHaveLength(1)
  expect(first.room.redesigns[0]).toMatchObject({
    freeOfCharge: true,
    offersFreeTry: true,
    checks: { inspection: PERSON },
  })
  expect(first.credits).toBe(1)
  const flawed = { uploadId: room.uploadId, redesignId: first.room.redesigns[0]!.id }
  const again = () => tryAgainForFree(room.app.services, room.ada, flawed)
  const asked = await Promise.allSettled([again(), again()])
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await room.app.runJobs()
  const second = await room.state()
  expect(second.room.redesigns).toHaveLength(2)
  expect(second.room.redesigns[0]).toMatchObject({ freeOfCharge: true, offersFreeTry: false })
  expect(second.credits).toBe(1)
  await expect(again()).rejects.toMatchObject({ code: 'no_free_try' })
  const stranger = await createActor(room.app.services)
  await expect(tryAgainForFree(room.app.services, stranger, flawed)).rejects.toMatchObject({
    code: 'upload_not_found',
  })
})

test('a failed free retry can be requested again', async () => {
  await using room = await worked((fake) => fake.sees('redesign_inspection', PERSON, PERSON))
  room.fake.meets(refuse(400, { code: 'moderation_blocked' }))
  const [flawed] = (await room.state()).room.redesigns
  const again = () =>
    tryAgainForFree(room.app.services, room.ada, { uploadId: room.uploadId, redesignId: flawed!.id })
  await again()
  await room.app.runJobs()
  expect(await room.state()).toMatchObject({ room: { generationState: 'failed' }, credits: 1 })
  await again()
  await room.app.runJobs()
  const { room: stored, credits } = await room.state()
  expect(stored.redesigns[0]).toMatchObject({ freeOfCharge: false })
  expect(credits).toBe(1)
})

test('when the retry fails, the first redesign is delivered free', async () => {
  await using room = await worked((fake) => {
    fake.sees('redesign_inspection', PERSON)
    fake.meets(succeed(), refuse(429, { code: 'rate_limit_exceeded' }))
  })
  expect(await room.state()).toMatchObject({
    room: { generationState: 'done', redesigns: [{ freeOfCharge: true }] },
    credits: 1,
  })
})

test('the redesign goes ahead without an answer of the vision model', async () => {
  const broken = (response: { destroy(): unknown }) => void response.destroy()
  await using room = await worked((fake) => {
    fake.sees('room_analysis', broken)
    fake.sees('redesign_inspection', broken)
  })
  const { room: stored, credits } = await room.state()
  expect(stored.roomAnalysis).toBeNull()
  expect(stored.redesigns[0]).toMatchObject({ freeOfCharge: false, checks: { inspection: null } })
  expect(credits).toBe(0)
})

test('every check can be switched off', async () => {
  const off = { checksPhoto: false, checksStructure: false, checksRedesign: false }
  await using room = await worked((_fake, { database }) =>
    database.insert(openaiSettings).values({ ...DEFAULT_AI_SETTINGS, ...off }),
  )
  expect(room.fake.looks).toEqual([])
  const { room: stored } = await room.state()
  expect(stored.redesigns[0]!.checks).toEqual({ fault: null, structure: null, inspection: null })
  expect(await room.app.services.database.$count(apiUsageLogs)).toBe(1)
})
