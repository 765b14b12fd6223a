import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor } from '#tests/builders/members.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { generationWorker } from './jobs.server.ts'
import { generationAnswers } from './tables.server.ts'

const ATTEMPT = { jobId: 'x', retryCount: 0, last: false, signal: new AbortController().signal }

/** A requested redesign, and a worker that crashes after the provider's answer. */
async function asked() {
  await using opened = new AsyncDisposableStack()
  const provider = opened.use(await startFakeOpenAi())
  const variables = { OPENAI_API_KEY: 'sk-fake-key', OPENAI_BASE_URL: provider.baseUrl }
  const app = opened.use(await createTestServices({ variables }))
  const ada = await createActor(app.services)
  const { id: uploadId, generationId } = await uploadOne(app.services, ada)
  const kept = opened.move()
  const work = (services: Services) =>
    generationWorker.run(services, { uploadId, generationId: generationId! }, ATTEMPT)
  return { provider, app, ada, work, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

/** Storage that fails for the redesign only. */
const withoutRoomForRedesigns = ({ storage, ...services }: Services): Services => {
  const put: Services['storage']['put'] = (key, ...file) =>
    key.includes('/redesigns/') ? Promise.reject(new Error('disk full')) : storage.put(key, ...file)
  return { ...services, storage: { ...storage, put } }
}

test('a paid but undelivered redesign is delivered without another call', async () => {
  await using room = await asked()
  const { app, provider } = room
  await expect(room.work(withoutRoomForRedesigns(app.services))).rejects.toThrow()
  expect(await app.services.database.select().from(generationAnswers)).toHaveLength(2)

  await room.work(app.services)
  const { room: stored } = await stateOf(app.services, room.ada)
  expect(stored).toMatchObject({ generationState: 'done', redesigns: [{ checks: { fault: null } }] })
  expect(provider.edits).toHaveLength(1)
  expect(provider.looks.map(({ about }) => about)).toEqual(['room_analysis', 'redesign_inspection'])
  expect(await app.services.database.select().from(apiUsageLogs)).toHaveLength(3)
})

test('stored answers are deleted once the generation has ended', async () => {
  await using room = await asked()
  const { services } = room.app
  await expect(room.work(withoutRoomForRedesigns(services))).rejects.toThrow()
  const [answer] = await services.database.select().from(generationAnswers)
  expect(await services.storage.exists(answer!.picture!)).toBe(true)
  await room.work(services)
  expect(await services.database.select().from(generationAnswers)).toEqual([])
  expect(await services.storage.exists(answer!.picture!)).toBe(false)
})

test('an answer that cannot be stored is still used', async () => {
  await using room = await asked()
  const { storage, ...services } = room.app.services
  const put: typeof storage.put = (key, ...file) =>
    key.includes('/answers/') ? Promise.reject(new Error('disk full')) : storage.put(key, ...file)
  await room.work({ ...services, storage: { ...storage, put } })
  expect(await stateOf(room.app.services, room.ada)).toMatchObject({ room: { generationState: 'done' } })
})
