import { expect, test } from 'vitest'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { failing, stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { generationWorker } from './jobs.server.ts'

test('a final failure gives the credit back once and keeps the reason', async () => {
  await using app = await createTestServices({
    platform: workedBy(failing('moderation_blocked', false)),
  })
  const ada = await createActor(app.services)
  await uploadOne(app.services, ada)
  await app.runJobs()
  const { room, credits } = await stateOf(app.services, ada)
  expect(room).toMatchObject({
    generationState: 'failed',
    generationReason: 'moderation_blocked',
    aiRedesignRequested: true,
  })
  expect(room.redesigns).toEqual([])
  expect(credits).toBe(1)
})

test('a temporary failure is retried, and the credit is returned after the last try', async () => {
  const editor = failing('generation_failed', true)
  await using app = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId, generationId } = await uploadOne(app.services, ada)
  const generation = { uploadId, generationId: generationId! }
  const signal = new AbortController().signal
  const run = (last: boolean) =>
    generationWorker.run(app.services, generation, { jobId: 'x', retryCount: 0, last, signal })
  await expect(run(false)).rejects.toThrow()
  expect(await stateOf(app.services, ada)).toMatchObject({ room: { generationState: 'queued' }, credits: 0 })
  await run(true)
  expect(await stateOf(app.services, ada)).toMatchObject({
    room: { generationState: 'failed', generationReason: 'generation_failed' },
    credits: 1,
  })
})

test('a redesign that cannot be stored has its own reason, and gives the credit back', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const { id: uploadId, generationId } = await uploadOne(app.services, ada)
  const put = () => Promise.reject(new Error('disk full'))
  const full = { ...app.services, storage: { ...app.services.storage, put } }
  const attempt = { jobId: 'x', retryCount: 3, last: true, signal: new AbortController().signal }
  await generationWorker.run(full, { uploadId, generationId: generationId! }, attempt)
  expect(await stateOf(app.services, ada)).toMatchObject({
    room: { generationState: 'failed', generationReason: 'storage_failed' },
    credits: 1,
  })
})
