import { expect, test } from 'vitest'
import { saveAiSettings } from '#app/features/ai-settings/commands/save-settings.server.ts'
import { openCircuits, redesignService } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { aiSettingsVersion, currentAiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import { DEFAULT_AI_SETTINGS, DEFAULT_REDESIGN_PROMPT } from '#app/features/ai-settings/rules/defaults.ts'
import { spentSince } from '#app/features/ai-settings/spending/queries/usage.server.ts'
import { aiCircuits, apiUsageLogs, openaiSettings } from '#app/features/ai-settings/tables.server.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { refuse } from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import type { Room } from '../queries/rooms.server.ts'
import { roomCard } from '../rules/room-card.ts'
import { roomUploads } from '../tables.server.ts'
import { resumePaused } from './commands/pause-generation.server.ts'
import { generationWorker } from './jobs.server.ts'

const withProvider = (baseUrl: string) => ({ OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: baseUrl })
const isDue = ({ database }: Services) => database.update(aiCircuits).set({ retryAt: new Date(0) })
const cardOf = (room: Room, isBudgetSpent = false) =>
  roomCard(room, { now: new Date(), isUnlimited: false, isBudgetSpent, isPaid: true, sendsMail: true })
const spent = ({ database }: Services) => spentSince(database, new Date(0))

async function closedPort() {
  await using fake = await startFakeOpenAi()
  return Number(new URL(fake.baseUrl).port)
}

test('rooms wait for a provider that cannot be reached, at no cost, and all are made when it is back', async () => {
  const port = await closedPort()
  await using app = await createTestServices({ variables: withProvider(`http://127.0.0.1:${port}/v1`) })
  const { services } = app
  const members = [await createActor(services), await createActor(services), await createActor(services)]
  for (const member of members) await uploadOne(services, member)
  await app.runJobs()
  for (const member of members) {
    const { room, credits } = await stateOf(services, member)
    expect(room).toMatchObject({ generationState: 'queued', generationReason: null })
    expect(cardOf(room)).toMatchObject({
      isPaused: true,
      holdsCredit: true,
      failure: null,
    })
    expect(credits).toBe(0)
  }
  expect(await spent(services)).toBe(0)
  expect((await redesignService(services)).pause).toEqual({ kind: 'outage' })
  expect((await openCircuits(services.database)).map(({ name, cause }) => [name, cause])).toContainEqual([
    'image',
    'unreachable',
  ])

  await using fake = await startFakeOpenAi(port)
  const resume = async () => {
    await resumePaused(services)
    await app.runJobs()
  }
  await resume()
  expect(fake.edits, 'nobody asks before the pause is over').toHaveLength(0)
  await isDue(services)
  await resume()
  expect(fake.edits, 'one tries whether it is back').toHaveLength(1)
  expect((await redesignService(services)).pause).toBeNull()
  await resume()
  for (const member of members)
    expect(await stateOf(services, member)).toMatchObject({ room: { generationState: 'done' }, credits: 0 })
  expect(fake.edits).toHaveLength(3)
})

test.each([
  ['a wrong key', refuse(401, { code: 'invalid_api_key' })],
  ['an exhausted quota', refuse(429, { code: 'insufficient_quota' })],
])('%s pauses redesigns at once, until the settings are saved', async (_what, behaviour) => {
  await using fake = await startFakeOpenAi()
  fake.meets(behaviour)
  await using app = await createTestServices({ variables: withProvider(fake.baseUrl) })
  const { services } = app
  const ada = await createActor(services)
  await uploadOne(services, ada)
  await app.runJobs()
  expect(await stateOf(services, ada)).toMatchObject({
    room: { generationState: 'queued', generationPausedAt: expect.any(Date) },
    credits: 0,
  })
  expect((await redesignService(services)).pause).toEqual({ kind: 'outage' })
  await saveAiSettings(services, await createAdministrator(services), {
    ...DEFAULT_AI_SETTINGS,
    version: aiSettingsVersion(await currentAiSettings(services.database, services.environment)),
    apiKey: 'sk-another-key',
    monthlyBudget: 100,
    roomRedesignPrompt: DEFAULT_REDESIGN_PROMPT,
    styleAnalysisPrompt: 'Say what you see in this photo of a room.',
  })
  await resumePaused(services)
  await app.runJobs()
  expect(await stateOf(services, ada)).toMatchObject({ room: { generationState: 'done' }, credits: 0 })
})

test('a provider that accepts photos but never answers is paid for at most four attempts per room', async () => {
  const editor = scriptedEditor(async () => {
    throw new RedesignFailure('timeout', 'Silent for 90 seconds', { outage: 'silent' })
  })
  await using app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const ada = await createActor(services)
  const { id: uploadId, generationId } = await uploadOne(services, ada)
  const generation = { uploadId, generationId: generationId! }
  for (let round = 0; round < 12; round += 1) {
    const signal = new AbortController().signal
    const attempt = { jobId: 'x', retryCount: round % 3, last: false, signal }
    await generationWorker.run(services, generation, attempt).catch(() => {})
    if (round % 3 === 2) await isDue(services)
  }
  expect(editor.requests.length).toBeLessThanOrEqual(4)
  expect(await stateOf(services, ada)).toMatchObject({
    room: { generationState: 'failed', generationReason: 'service_paused' },
    credits: 1,
  })
  expect(await spent(services)).toBe(30 * editor.requests.length)
})

test('two hanging rooms do not block a third, which learns of the pause without a call', async () => {
  const editor = scriptedEditor(async () => {
    throw new RedesignFailure('timeout', 'Silent for 90 seconds', { outage: 'silent' })
  })
  await using app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const members = [await createActor(services), await createActor(services), await createActor(services)]
  const attempt = { jobId: 'x', retryCount: 0, last: false, signal: new AbortController().signal }
  for (const member of members) {
    const { id: uploadId, generationId } = await uploadOne(services, member)
    const generation = { uploadId, generationId: generationId! }
    await generationWorker.run(services, generation, attempt).catch(() => {})
  }
  expect(editor.requests).toHaveLength(2)
  const { room, credits } = await stateOf(services, members[2]!)
  expect(room).toMatchObject({
    generationState: 'queued',
    generationPausedAt: expect.any(Date),
    generationTries: 0,
  })
  expect(credits).toBe(0)
})

test('after a day of waiting a room is handed back, with its credit and the reason', async () => {
  const editor = scriptedEditor(async () => {
    throw new RedesignFailure('generation_failed', 'Refused', { outage: 'unreachable', refused: true })
  })
  await using app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const ada = await createActor(services)
  await uploadOne(services, ada)
  await app.runJobs()
  await resumePaused(services)
  await services.database
    .update(roomUploads)
    .set({ generationPausedAt: new Date(), generationRequestedAt: new Date(Date.now() - 25 * 3600 * 1000) })
  await resumePaused(services)
  const { room, credits } = await stateOf(services, ada)
  expect(room).toMatchObject({
    generationState: 'failed',
    generationReason: 'service_paused',
    generationDetail: 'Refused',
  })
  expect(cardOf(room).failure!.heading).toBe('Redesigns are paused')
  expect(credits).toBe(1)
})

test('a spent budget shows as a pause with its end, both before and after upload', async () => {
  await using fake = await startFakeOpenAi()
  await using app = await createTestServices({ variables: withProvider(fake.baseUrl) })
  const { services } = app
  await services.database.insert(openaiSettings).values({ ...DEFAULT_AI_SETTINGS, monthlyBudgetCents: 1000 })
  await services.database
    .insert(apiUsageLogs)
    .values({ apiType: 'image_generation', model: 'x', costCents: 999, success: true })
  expect((await redesignService(services)).pause).toMatchObject({ kind: 'budget', until: expect.any(Date) })
  const ada = await createActor(services)
  await uploadOne(services, ada)
  await app.runJobs()
  const { room, credits } = await stateOf(services, ada)
  expect(room).toMatchObject({ generationState: 'failed', generationReason: 'budget_spent' })
  expect(cardOf(room, true).failure!.heading).toMatch(/^Redesigns are paused until \w+ 1, \d{4}$/)
  expect(credits).toBe(1)
  expect(fake.looks).toHaveLength(0)
})
