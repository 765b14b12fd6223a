import { expect, test } from 'vitest'
import { aiCircuits } from '#app/features/ai-settings/tables.server.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { resumePaused } from './commands/pause-generation.server.ts'
import { generationWorker } from './jobs.server.ts'

const isDue = ({ database }: Services) => database.update(aiCircuits).set({ retryAt: new Date(0) })

const broken = () => new RedesignFailure('generation_failed', '500', { outage: 'broken', refused: true })

test('a room that the provider turns down at no cost waits while the provider is paused', async () => {
  let isBack = false
  const editor = scriptedEditor(async () => {
    if (!isBack) throw broken()
    return {}
  })
  await using app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const ada = await createActor(services)
  const { id: uploadId, generationId } = await uploadOne(services, ada)
  const generation = { uploadId, generationId: generationId! }
  const work = (retryCount: number) =>
    generationWorker.run(services, generation, {
      jobId: 'x',
      retryCount,
      last: false,
      signal: new AbortController().signal,
    })
  await expect(work(0)).rejects.toThrow()
  await work(1)
  for (let probe = 0; probe < 6; probe += 1) {
    await isDue(services)
    await work(0)
    expect((await stateOf(services, ada)).room).toMatchObject({
      generationState: 'queued',
      generationPausedAt: expect.any(Date),
      generationTries: 3 + probe,
    })
  }
  isBack = true
  await isDue(services)
  await work(0)
  expect(await stateOf(services, ada)).toMatchObject({ room: { generationState: 'done' }, credits: 0 })
})

test('the room with the fewest tries probes the provider, so that a bad photo does not hold up the others', async () => {
  let isDown = true
  const editor = scriptedEditor(async () => {
    if (isDown) throw broken()
    return {}
  })
  await using app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const [ada, bob] = [await createActor(services), await createActor(services)]
  await uploadOne(services, ada)
  await app.runJobs()
  expect((await stateOf(services, ada)).room.generationPausedAt).toEqual(expect.any(Date))
  await uploadOne(services, bob)
  await app.runJobs()
  isDown = false
  await isDue(services)
  await resumePaused(services)
  await app.runJobs()
  expect((await stateOf(services, bob)).room.generationState).toBe('done')
  expect((await stateOf(services, ada)).room.generationState).toBe('queued')
})
