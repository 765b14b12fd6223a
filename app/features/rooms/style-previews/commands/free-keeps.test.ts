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
import { redesigns, roomUploads } from '../../tables.server.ts'
import { keepStyle } from './keep-style.server.ts'

/** A member's room with a redesign by an image model, and a kept style that failed. */
async function redesigned(code?: RedesignFailureCode) {
  const editor = scriptedEditor(async ({ style }) => {
    if (code && style.name === 'Coastal')
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
  return { ...app, ada, uploadId, keep, state, editor }
}

test.each([
  ['fails', 'failed', 'not_a_room'],
  ['asks', 'asking', 'unsure_of_surfaces'],
] as const)('a keep that %s brings back no free try that was used', async (_what, ended, code) => {
  await using room = await redesigned(code)
  const { services, ada, uploadId } = room
  await services.database.update(redesigns).set({ freeOfCharge: true, offersFreeTry: true })
  await tryAgainForFree(services, ada, { uploadId })
  await room.runJobs()
  await room.keep()
  await room.runJobs()
  const { generationState, redesigns: made } = await room.state()
  expect(generationState).toBe(ended)
  expect(made.map(({ offersFreeTry }) => offersFreeTry)).toEqual([false, false])
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
