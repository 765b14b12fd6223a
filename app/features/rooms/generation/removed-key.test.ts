/** What becomes of rooms that wait for the provider when its key is removed. */
import { expect, test } from 'vitest'
import { removeApiKey, saveAiSettings } from '#app/features/ai-settings/commands/save-settings.server.ts'
import { recordOutcome } from '#app/features/ai-settings/provider/commands/watch-provider.server.ts'
import { openCircuits } from '#app/features/ai-settings/provider/queries/pause.server.ts'
import { aiSettingsVersion, currentAiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import { DEFAULT_AI_SETTINGS, DEFAULT_REDESIGN_PROMPT } from '#app/features/ai-settings/rules/defaults.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { userCredits } from '#app/features/credits/tables.server.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { stateOf, uploadLivingRoom } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { resumePaused } from './commands/pause-generation.server.ts'
import { requestRevision } from './commands/request-generation.server.ts'

test('they are painted by the built-in engine and cost nothing, and a revision ends and costs nothing', async () => {
  const fake = await startFakeOpenAi()
  await using app = await createTestServices({ variables: { OPENAI_BASE_URL: fake.baseUrl } })
  const { services } = app
  const { database, environment } = services
  const admin = await createAdministrator(services)
  await saveAiSettings(services, admin, {
    ...DEFAULT_AI_SETTINGS,
    version: aiSettingsVersion(await currentAiSettings(database, environment)),
    apiKey: 'sk-fake-key',
    monthlyBudget: 100,
    roomRedesignPrompt: DEFAULT_REDESIGN_PROMPT,
    styleAnalysisPrompt: 'Say what you see in this photo of a room.',
  })
  const [ada, ben] = [await createActor(services), await createActor(services)]
  const { id: uploadId } = await uploadLivingRoom(services, ada)
  await app.runJobs()
  await database.update(userCredits).set({ revisionCredits: 1 })
  await fake[Symbol.asyncDispose]()
  await requestRevision(services, ada, { uploadId, feedback: 'A green sofa' })
  await uploadLivingRoom(services, ben)
  await app.runJobs()
  expect((await stateOf(services, ben)).room.generationPausedAt).not.toBeNull()
  expect((await creditsOf(database, ada.userId))!.revisionCredits).toBe(0)

  await removeApiKey(services, admin)
  await resumePaused(services)
  await app.runJobs()
  expect(await stateOf(services, ben)).toMatchObject({
    room: { generationState: 'done', redesigns: [{ engine: 'palette' }] },
    credits: 1,
  })
  const { room } = await stateOf(services, ada)
  expect(room).toMatchObject({ generationState: 'failed', generationReason: 'service_paused' })
  expect(room.redesigns).toHaveLength(1)
  expect((await creditsOf(database, ada.userId))!.revisionCredits).toBe(1)
})

test('a call that ends later opens no pause, which nothing would end', async () => {
  await using app = await createTestServices()
  const late = new RedesignFailure('timeout', 'Silent for 90 seconds', { outage: 'silent' })
  for (let call = 0; call < 3; call++) await recordOutcome(app.services, 'image', false, late)
  expect(await openCircuits(app.services.database)).toEqual([])
})
