/** Keeping a style for free does not affect paid redesigns. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEFAULT_AI_SETTINGS } from '#app/features/ai-settings/rules/defaults.ts'
import { apiUsageLogs, openaiSettings } from '#app/features/ai-settings/tables.server.ts'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { RedesignFailure, type RedesignFailureCode } from '#app/platform/ai/failure.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { retryForMember } from '../../generation/commands/retry-for-member.server.ts'
import { tryAgainForFree } from '../../generation/commands/try-again-for-free.server.ts'
import { roomCard } from '../../rules/room-card.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { keepStyle } from './keep-style.server.ts'

const CIRCUMSTANCES = {
  now: new Date(),
  isUnlimited: false,
  isBudgetSpent: false,
  isPaid: true,
  sendsMail: false,
}

/** A member's room with a redesign by an image model, and a style that fails when it is kept. */
async function redesigned(code?: RedesignFailureCode, failing = 'Coastal') {
  let fails = failing === 'Coastal'
  const editor = scriptedEditor(async ({ style }) => {
    if (code && fails && style.name === failing)
      throw new RedesignFailure(code, 'as the test says', { retryable: false })
    return {}
  })
  const variables = { OPENAI_API_KEY: 'sk-never-asked' }
  const app = await createTestServices({ platform: workedBy(editor), variables })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const keep = () => keepStyle(app.services, ada, { uploadId, style: 'Coastal' })
  const state = async () => (await stateOf(app.services, ada)).room
  const [{ id: redesignId } = { id: '' }] = (await state()).redesigns
  const tryAgain = () => tryAgainForFree(app.services, ada, { uploadId, redesignId })
  /** Makes the first redesign one that missed its checks. */
  const flaw = (offersFreeTry: boolean) =>
    app.services.database.update(redesigns).set({ ...FLAWED, offersFreeTry })
  const fail = (now: boolean) => {
    fails = now
  }
  return { ...app, ada, uploadId, keep, state, editor, tryAgain, flaw, fail }
}

const CHECKS = { fault: null, structure: 0, inspection: null }
const FLAWED = { freeOfCharge: true, checks: CHECKS, feedback: 'A green sofa.' }
const offers = ({ redesigns: made }: { redesigns: { offersFreeTry: boolean }[] }) =>
  made.map(({ offersFreeTry }) => offersFreeTry)

test.each([
  ['fails', 'failed', 'not_a_room'],
  ['asks', 'asking', 'unsure_of_surfaces'],
] as const)('a keep that %s brings back no free try that was used', async (_what, ended, code) => {
  await using room = await redesigned(code)
  await room.flaw(true)
  await room.tryAgain()
  await room.runJobs()
  await room.keep()
  await room.runJobs()
  const state = await room.state()
  expect(state.generationState).toBe(ended)
  expect(offers(state)).toEqual([false, false])
})

test('a free try comes as its flawed version was asked for, also after another style was kept', async () => {
  await using room = await redesigned()
  const { services, ada, uploadId, editor } = room
  await room.flaw(true)
  await keepStyle(services, ada, { uploadId, style: 'Coastal', boldness: 'bolder' })
  await room.runJobs()
  const card = roomCard(await room.state(), CIRCUMSTANCES)
  expect(card.flawed).toMatchObject({ name: 'Version 1', offersFreeTry: true })
  await tryAgainForFree(services, ada, { uploadId, redesignId: card.flawed!.id })
  await room.runJobs()
  expect(editor.requests.at(-1)).toMatchObject({
    style: { name: 'Japandi' },
    boldness: 'usual',
    feedback: 'A green sofa.',
  })
  expect(roomCard(await room.state(), CIRCUMSTANCES).flawed).toBeNull()
  await expect(room.tryAgain()).rejects.toMatchObject({ code: 'no_free_try' })
})

test("an administrator's retry that fails brings back no free try that was used", async () => {
  await using room = await redesigned('generation_failed')
  const administrator = await createAdministrator(room.services)
  await room.flaw(false)
  await room.keep()
  await room.runJobs()
  await retryForMember(room.services, administrator, { uploadId: room.uploadId })
  await room.runJobs()
  const state = await room.state()
  expect(state.generationState).toBe('failed')
  expect(offers(state)).toEqual([false])
})

test("an administrator's retry of a free try uses that try up, unless it fails too", async () => {
  await using room = await redesigned('generation_failed', 'Japandi')
  const administrator = await createAdministrator(room.services)
  const retry = () => retryForMember(room.services, administrator, { uploadId: room.uploadId })
  await room.flaw(true)
  room.fail(true)
  await room.tryAgain()
  await room.runJobs()
  expect(offers(await room.state())).toEqual([true])
  await retry()
  expect(offers(await room.state())).toEqual([false])
  await room.runJobs()
  expect(offers(await room.state())).toEqual([true])
  room.fail(false)
  await retry()
  await room.runJobs()
  expect(offers(await room.state())).toEqual([false, false])
})

test('an administrator retries a failed keep with the engine that made it free', async () => {
  await using room = await redesigned('generation_failed')
  await room.keep()
  await room.runJobs()
  expect(await room.state()).toMatchObject({ generationState: 'failed', generationEngine: 'palette' })
  const administrator = await createAdministrator(room.services)
  await retryForMember(room.services, administrator, { uploadId: room.uploadId })
  expect(await room.state()).toMatchObject({ generationState: 'queued', generationEngine: 'palette' })
})

test('the hourly limit of paid redesigns neither counts kept styles nor stops them', async () => {
  await using room = await redesigned()
  const { services, ada } = room
  await services.database.delete(apiUsageLogs)
  await services.database.insert(openaiSettings).values({ ...DEFAULT_AI_SETTINGS, rateLimitPerUser: 1 })
  await services.database.transaction((transaction) =>
    addCredits(transaction, {
      userId: ada.userId,
      kind: 'room',
      change: 3,
      reason: 'grant',
      reference: 'test',
    }),
  )
  const second = await uploadOne(services, ada)
  await room.keep()
  await expect(uploadOne(services, ada)).rejects.toMatchObject({ code: 'hourly_limit' })
  await services.database
    .update(roomUploads)
    .set({ generationState: 'done' })
    .where(eq(roomUploads.id, second.id))
  await uploadOne(services, ada)
})
