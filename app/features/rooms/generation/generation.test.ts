import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Storage } from '#app/platform/storage/storage.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { roomsOf, stateOf, styleProfile, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteRoom } from '../deletion/commands/delete-room.server.ts'
import { readPicture } from '../queries/picture.server.ts'
import { variantKey } from '../rules/picture-keys.ts'
import { requestRevision, retryRedesign } from './commands/request-generation.server.ts'
import { generationWorker, lostGenerationWorker } from './jobs.server.ts'

test('a redesign is stored with its watermark, spends the credit and queues one email', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  await uploadOne(app.services, ada)
  await app.runJobs()
  const { room, credits } = await stateOf(app.services, ada)
  expect(room).toMatchObject({ generationState: 'done', aiRedesignRequested: false, generationStage: null })
  expect(room.redesigns).toHaveLength(1)
  expect(room.redesigns[0]).toMatchObject({ engine: 'openai', style: 'Japandi', width: 600, height: 400 })
  expect(credits).toBe(0)
  const emails = await app.services.database
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.kind, 'redesign_ready'))
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ recipient: ada.email, state: 'waiting' })
  expect(emails[0]!.html).toContain('/dashboard?from=email&amp;redesign=ready')
})

test('the same job run again, even at the same time, changes nothing', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const { id: uploadId, generationId } = await uploadOne(app.services, ada)
  const attempt = { jobId: 'x', retryCount: 0, last: false, signal: new AbortController().signal }
  const generation = { uploadId, generationId: generationId! }
  const again = () => generationWorker.run(app.services, generation, attempt)
  await Promise.all([again(), again(), again()])
  await again()
  await lostGenerationWorker.run(app.services, generation, attempt)
  const { room, credits } = await stateOf(app.services, ada)
  expect(room.redesigns).toHaveLength(1)
  expect(room.generationState).toBe('done')
  expect(credits).toBe(0)
  expect(await app.services.storage.exists(room.redesigns[0]!.redesignImageUrl)).toBe(true)
})

test('a retry holds a credit again, and no other starts while it runs', async () => {
  const editor = scriptedEditor(async (_request, { signal }) => {
    if (editor.requests.length === 1)
      throw new RedesignFailure('generation_failed', 'as the test says', { retryable: false })
    await once(signal, 'abort')
    return {}
  })
  await using app = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const retry = () => retryRedesign(app.services, ada, { uploadId, styleProfile })
  const tries = await Promise.allSettled([retry(), retry(), retry()])
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  await expect(retry()).rejects.toMatchObject({ code: 'request_in_progress', message: 'Request in progress' })
  expect((await stateOf(app.services, ada)).credits).toBe(0)
})

test('a room with a redesign is not redesigned for free by asking for a retry', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const retry = retryRedesign(app.services, ada, { uploadId, styleProfile })
  await expect(retry).rejects.toMatchObject({ code: 'already_redesigned' })
})

test('a revision works on the newest redesign and spends a revision credit', async () => {
  const editor = scriptedEditor()
  await using app = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const revise = (feedback: string) => requestRevision(app.services, ada, { uploadId, feedback })
  await expect(revise('warmer')).rejects.toMatchObject({ code: 'no_revision_credits' })
  const entry = {
    userId: ada.userId,
    kind: 'revision',
    change: 1,
    reason: 'grant',
    reference: 'test',
  } as const
  await app.services.database.transaction((transaction) => addCredits(transaction, entry))
  await expect(revise('   ')).rejects.toThrow('Feedback required – Please provide feedback for the revision.')
  await revise('warmer light')
  await app.runJobs()
  const { room } = await stateOf(app.services, ada)
  expect(room.redesigns.map((redesign) => redesign.kind)).toEqual(['revision', 'redesign'])
  expect(editor.requests[1]!.prompt).toContain('"warmer light"')
  expect(await creditsOf(app.services.database, ada.userId)).toMatchObject({
    roomCredits: 0,
    revisionCredits: 0,
  })
})

test('deleting a room while its redesign waits gives the credit back and leaves no file', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const { id: uploadId, imageUrl } = await uploadOne(app.services, ada)
  await deleteRoom(app.services, ada, { uploadId })
  await app.runJobs()
  expect(await roomsOf(app.services.database, ada.userId)).toEqual([])
  expect((await creditsOf(app.services.database, ada.userId))!.roomCredits).toBe(1)
  expect(await app.services.storage.exists(imageUrl)).toBe(false)
})

test('a smaller copy made while its room is being deleted is removed too', async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const { services } = app
  const ada = await createActor(services)
  const { id: uploadId, imageUrl } = await uploadOne(services, ada)
  const put: Storage['put'] = async (...object) => {
    await deleteRoom(services, ada, { uploadId })
    await app.runJobs()
    await services.storage.put(...object)
  }
  await readPicture({ ...services, storage: { ...services.storage, put } }, ada, {
    uploadId,
    which: 'original',
    width: 480,
  })
  expect(await services.storage.find(variantKey(imageUrl, 480))).toBeUndefined()
})

test("other people's rooms are neither deleted, retried nor revised", async () => {
  await using app = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const ada = await createActor(app.services)
  const eve = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  const notFound = { code: 'upload_not_found', message: 'Room upload not found' }
  await expect(deleteRoom(app.services, eve, { uploadId })).rejects.toMatchObject(notFound)
  await expect(retryRedesign(app.services, eve, { uploadId, styleProfile })).rejects.toMatchObject(notFound)
  await expect(requestRevision(app.services, eve, { uploadId, feedback: 'x' })).rejects.toMatchObject(
    notFound,
  )
})
