/** A generation may end with a question to the room's owner. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { BUILT_IN, type Engine, IMAGE_MODEL } from '#app/platform/ai/capabilities.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, styleProfile, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { correctSurface } from '../corrections/commands/correct-surface.server.ts'
import { deleteRoom } from '../deletion/commands/delete-room.server.ts'
import { exportOf } from '../personal-data.server.ts'
import { retryRedesign } from './commands/request-generation.server.ts'
import { seeOutcome } from './commands/see-outcome.server.ts'
import { generationWorker } from './jobs.server.ts'

/** An engine that asks until it is answered. */
const asking = (code: 'people_in_photo' | 'unsure_of_surfaces', engine: Engine = BUILT_IN) =>
  scriptedEditor(async ({ acceptsPeople, corrections = [] }) => {
    if (code === 'people_in_photo' ? !acceptsPeople : corrections.length === 0)
      throw new RedesignFailure(code, 'asks')
    return {}
  }, engine)

const sentAbout = async ({ database }: Services) =>
  (await database.select({ kind: outboxEmails.kind }).from(outboxEmails))
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('redesign_'))

test('a question delivers nothing, holds nothing and is emailed to a member who did not watch', async () => {
  await using app = await createTestServices({ platform: workedBy(asking('people_in_photo')) })
  const ada = await createActor(app.services)
  const { id: uploadId, generationId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const { room, credits } = await stateOf(app.services, ada)
  expect(room).toMatchObject({
    generationState: 'asking',
    generationQuestion: 'people',
    generationReason: null,
  })
  expect(room.redesigns).toEqual([])
  expect(credits).toBe(1)
  expect(await sentAbout(app.services)).toEqual(['redesign_question'])
  // The job runs again as if its process had been killed.
  const attempt = { jobId: 'x', retryCount: 1, last: false, signal: new AbortController().signal }
  await generationWorker.run(app.services, { uploadId, generationId: generationId! }, attempt)
  expect(await sentAbout(app.services)).toEqual(['redesign_question'])
  await seeOutcome(app.services, ada, { uploadId })
  expect(await sentAbout(app.services)).toEqual([])
})

test('a held credit is released with the question and held again after the answer', async () => {
  const editor = asking('people_in_photo', IMAGE_MODEL)
  const variables = { OPENAI_API_KEY: 'sk-never-asked' }
  await using app = await createTestServices({ variables, platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  expect((await stateOf(app.services, ada)).credits).toBe(0)
  await app.runJobs()
  expect((await stateOf(app.services, ada)).credits).toBe(1)
  await retryRedesign(app.services, ada, { uploadId, styleProfile })
  expect((await stateOf(app.services, ada)).credits).toBe(0)
})

test('an owner who continues in spite of people is not asked again', async () => {
  const editor = asking('people_in_photo')
  await using app = await createTestServices({ platform: workedBy(editor) })
  const [ada, ben] = [await createActor(app.services), await createActor(app.services)]
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const stranger = retryRedesign(app.services, ben, { uploadId, styleProfile })
  await expect(stranger).rejects.toMatchObject({ code: 'upload_not_found' })
  await retryRedesign(app.services, ada, { uploadId, styleProfile })
  expect((await stateOf(app.services, ada)).room).toMatchObject({
    generationState: 'queued',
    generationQuestion: null,
    generationIsRetry: false,
  })
  await app.runJobs()
  const { room } = await stateOf(app.services, ada)
  expect(room).toMatchObject({ generationState: 'done', acceptsPeople: true })
  expect(room.redesigns).toHaveLength(1)
  expect(editor.requests.map(({ acceptsPeople }) => acceptsPeople)).toEqual([false, true])
})

test('a corrected wall or floor answers the question about surfaces, and the painting uses it', async () => {
  const editor = asking('unsure_of_surfaces')
  await using app = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const goOn = () => retryRedesign(app.services, ada, { uploadId, styleProfile })
  const tap = (x: number, meaning: 'wall' | 'keep') =>
    correctSurface(app.services, ada, { uploadId, x, y: 0.3, extent: 0, meaning })
  await expect(goOn()).rejects.toMatchObject({ code: 'surfaces_not_shown' })
  await tap(0.2, 'keep')
  await expect(goOn()).rejects.toMatchObject({ code: 'surfaces_not_shown' })
  await tap(0.5, 'wall')
  // Whoever is asked has been counted already.
  for (let used = 0; used < 20; used++)
    await app.services.limits.use('palette-redesign', ada.userId, { points: 20, seconds: 3600 })
  await goOn()
  await app.runJobs()
  const { room } = await stateOf(app.services, ada)
  expect(room.generationState).toBe('done')
  expect(room.redesigns[0]!.corrections).toEqual(room.corrections)
  expect(editor.requests[1]!.corrections).toEqual(room.corrections)
})

test('a room is exported with its question and deleted with its email', async () => {
  await using app = await createTestServices({ platform: workedBy(asking('unsure_of_surfaces')) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const { tables } = await exportOf(app.services.database, { userId: ada.userId, email: '' })
  expect(tables.room_uploads).toMatchObject([{ generationState: 'asking', generationQuestion: 'surfaces' }])
  await deleteRoom(app.services, ada, { uploadId })
  const left = await app.services.database
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.kind, 'redesign_question'))
  expect(left).toEqual([])
})
