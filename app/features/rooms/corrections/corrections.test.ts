import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createActor, createMember, memberActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadLivingRoom, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { previewBytes } from '#tests/builders/style-previews.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { deleteRoom } from '../deletion/commands/delete-room.server.ts'
import { requestRevision } from '../generation/commands/request-generation.server.ts'
import { correctSurface, removeAllCorrections, removeCorrection } from './commands/correct-surface.server.ts'
import { repaintRedesign } from './commands/repaint-redesign.server.ts'
import { regionsAt } from './queries/regions.server.ts'
import { MAX_CORRECTIONS, MAX_EXTENTS } from './rules/corrections.ts'
import { correctionSchema } from './schema.ts'

/** The wall behind the sofa. */
const WALL = { x: 0.5, y: 0.3, extent: 0 }

test('a room stores corrections of its surfaces, which can be replaced and removed', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  const correct = (x: string | number, meaning: 'wall' | 'floor' | 'keep') =>
    correctSurface(app.services, ada, { uploadId, x, y: '0.25', extent: '0', meaning })
  await correct('0.5', 'wall')
  await correct(0.75, 'keep')
  await correct('0.5', 'floor')
  const [keep, floor] = (await stateOf(app.services, ada)).room.corrections
  expect([keep, floor]).toEqual([
    { x: 0.75, y: 0.25, extent: 0, meaning: 'keep' },
    { x: 0.5, y: 0.25, extent: 0, meaning: 'floor' },
  ])
  expect(await removeCorrection(app.services, ada, { uploadId, ...floor! })).toEqual([keep])
  expect(await removeCorrection(app.services, ada, { uploadId, ...floor! })).toEqual([keep])
  expect(await removeAllCorrections(app.services, ada, { uploadId })).toEqual([])
})

test("a member corrects neither another's room nor a deleted one, and not without limit", async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const [ada, ben] = [await createActor(app.services), await createActor(app.services)]
  const { id: uploadId } = await uploadOne(app.services, ada)
  const correct = (actor: typeof ada, x: number) =>
    correctSurface(app.services, actor, { ...WALL, uploadId, x, meaning: 'wall' })
  await expect(correct(ben, 0.5)).rejects.toMatchObject({ code: 'upload_not_found' })
  await expect(removeAllCorrections(app.services, ben, { uploadId })).rejects.toMatchObject({ status: 404 })
  expect(await regionsAt(app.services, ben, { uploadId, ...WALL })).toBeUndefined()
  for (let i = 0; i < MAX_CORRECTIONS; i++) await correct(ada, i / MAX_CORRECTIONS)
  await expect(correct(ada, 0.99)).rejects.toMatchObject({ code: 'too_many_corrections' })
  expect(await correct(ada, 0)).toHaveLength(MAX_CORRECTIONS)
  const atOnce = await Promise.allSettled([correct(ada, 0.991), correct(ada, 0.992)])
  expect(atOnce.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await deleteRoom(app.services, ada, { uploadId })
  await expect(correct(ada, 0.5)).rejects.toMatchObject({ code: 'upload_not_found' })
})

test.each([
  ['a place beside the picture', { x: 1.01 }],
  ['no place', { x: '' }],
  ['no number', { y: 'high' }],
  ['a fractional extent', { extent: 0.5 }],
  ['an extent out of range', { extent: MAX_EXTENTS }],
  ['another surface', { meaning: 'sky' }],
  ['no room', { uploadId: '1' }],
])('%s is refused', (_what, wrong) => {
  const input = { uploadId: randomUUID(), ...WALL, meaning: 'wall', ...wrong }
  expect(correctionSchema.safeParse(input).success).toBe(false)
})

test('the preview and the redesign apply the corrections', async () => {
  const editor = scriptedEditor(undefined, BUILT_IN)
  await using app = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, ada)
  const look = async () => (await previewBytes(app.services, ada, { uploadId, style: 'Zen' }))!
  const [wall] = (await regionsAt(app.services, ada, { uploadId, ...WALL }))!
  const height = (points: [number, number][]) =>
    Math.max(...points.map(([, y]) => y)) - Math.min(...points.map(([, y]) => y))
  expect(Math.max(...wall!.outlines.map(height))).toBeGreaterThan(0.3)
  const asFound = await look()
  const [correction] = await correctSurface(app.services, ada, { uploadId, ...WALL, meaning: 'keep' })
  const kept = await look()
  expect(kept.equals(asFound)).toBe(false)
  await removeCorrection(app.services, ada, { uploadId, ...correction! })
  expect((await look()).equals(asFound)).toBe(true)
  await correctSurface(app.services, ada, { uploadId, ...WALL, meaning: 'keep' })
  await app.runJobs()
  expect(editor.requests[0]).toMatchObject({ corrections: [correction], keep: [] })
})

test('an image model gets surfaces to keep as a mask', async () => {
  await using fake = await startFakeOpenAi()
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: fake.baseUrl }
  await using app = await createTestServices({ variables })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, ada)
  await app.runJobs()
  expect(fake.edits[0]!.mask).toBeUndefined()
  await correctSurface(app.services, ada, { uploadId, ...WALL, meaning: 'keep' })
  const revision = {
    userId: ada.userId,
    kind: 'revision',
    change: 1,
    reason: 'grant',
    reference: 'test',
  } as const
  await app.services.database.transaction((transaction) => addCredits(transaction, revision))
  await requestRevision(app.services, ada, { uploadId, feedback: 'A warmer floor.' })
  await app.runJobs()
  const { data, info } = await sharp(fake.edits[1]!.mask!).raw().toBuffer({ resolveWithObject: true })
  const opacity = (x: number, y: number) =>
    data[(Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4 + 3]
  expect([opacity(WALL.x, WALL.y), opacity(0.1, 0.9)]).toEqual([255, 0])
  expect(fake.edits[1]!.fields.prompt).toContain('What the mask protects')
})

test('guests and other members correct nothing, and browsers cache only the current picture', async () => {
  await using app = await createTestApplication({ platform: workedBy(scriptedEditor()) })
  const person = await createMember(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, memberActor(person))
  const cookie = await cookieOf(app.services, person)
  const region = `/rooms/${uploadId}/regions?x=0.5&y=0.4`
  expect((await app.fetch(region)).status).toBe(404)
  const { regions } = await (await app.fetch(region, { cookie })).json()
  expect(regions.length).toBeGreaterThan(0)
  const caching = async (query = '') => {
    const response = await app.fetch(`/rooms/${uploadId}/styles/Zen${query}`, { cookie })
    return response.headers.get('Cache-Control')
  }
  expect(await caching()).toContain('max-age')
  expect(await caching('?surfaces=earlier')).toContain('no-store')
  const send = (cookie?: string, intent = 'correct') => {
    const form = { intent, x: '0.5', y: '0.3', extent: '0', meaning: 'keep' }
    return app.fetch(`/rooms/${uploadId}/styles`, { form, ...(cookie && { cookie }) })
  }
  expect((await send()).headers.get('Location')).toContain('/auth')
  const stranger = await cookieOf(app.services, await createMember(app.services))
  expect((await send(stranger)).status).toBe(404)
  expect((await send(cookie, 'paint')).status).toBe(400)
  expect((await send(cookie)).status).toBe(200)
  expect(await caching()).toContain('no-store')
})

test('the built-in renderer repaints with new corrections, and only then, at no cost', async () => {
  const editor = scriptedEditor(undefined, BUILT_IN)
  await using app = await createTestServices({ platform: workedBy(editor) })
  const [ada, ben] = [await createActor(app.services), await createActor(app.services)]
  const { id: uploadId } = await uploadOne(app.services, ada)
  const repaint = (actor = ada) => repaintRedesign(app.services, actor, { uploadId })
  await correctSurface(app.services, ada, { uploadId, ...WALL, meaning: 'keep' })
  await expect(repaint()).rejects.toMatchObject({ code: 'request_in_progress' })
  await app.runJobs()
  // The redesign already has this correction.
  await expect(repaint()).rejects.toMatchObject({ code: 'nothing_to_repaint' })
  await removeAllCorrections(app.services, ada, { uploadId })
  const [correction] = await correctSurface(app.services, ada, { uploadId, ...WALL, meaning: 'floor' })
  await expect(repaint(ben)).rejects.toMatchObject({ code: 'upload_not_found' })
  const { credits } = await stateOf(app.services, ada)
  await repaint()
  await app.runJobs()
  const after = await stateOf(app.services, ada)
  expect(after.credits).toBe(credits)
  expect(after.room.redesigns).toHaveLength(2)
  expect(editor.requests[1]).toMatchObject({ corrections: [correction] })
  expect(editor.requests[1]!.original).toBeUndefined()
  // Repainting without a change would give the same picture; removing the corrections is a change.
  await expect(repaint()).rejects.toMatchObject({ code: 'nothing_to_repaint' })
  await removeAllCorrections(app.services, ada, { uploadId })
  await repaint()
  await app.runJobs()
  expect(editor.requests[2]).toMatchObject({ corrections: [] })
})

test('a redesign by an image model is not repainted', async () => {
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: 'http://localhost:9' }
  await using app = await createTestServices({ variables, platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  await correctSurface(app.services, ada, { uploadId, ...WALL, meaning: 'keep' })
  const repaint = repaintRedesign(app.services, ada, { uploadId })
  await expect(repaint).rejects.toMatchObject({ code: 'nothing_to_repaint' })
})
