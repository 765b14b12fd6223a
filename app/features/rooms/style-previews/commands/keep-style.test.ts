import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { BUILT_IN, type Engine, IMAGE_MODEL } from '#app/platform/ai/capabilities.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { repaintRedesign } from '../../corrections/commands/repaint-redesign.server.ts'
import { requestRevision } from '../../generation/commands/request-generation.server.ts'
import { MAX_VERSIONS } from '../../policy.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { keepStyle } from './keep-style.server.ts'

async function redesigned(engine: Engine = BUILT_IN) {
  const editor = scriptedEditor(undefined, engine)
  const app = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
  await app.runJobs()
  const keep = (style: string, boldness?: 'softer' | 'bolder', actor: Member = ada) =>
    keepStyle(app.services, actor, { uploadId, style, boldness })
  const newest = async () => (await stateOf(app.services, ada)).room.redesigns[0]!
  return { app, editor, ada, uploadId, keep, newest }
}

test('a kept style becomes a version with its boldness, at no cost', async () => {
  const { app, editor, ada, uploadId, keep, newest } = await redesigned()
  await using _ = app
  const before = await creditsOf(app.services.database, ada.userId)
  await keep('Coastal', 'bolder')
  await app.runJobs()
  expect(await newest()).toMatchObject({
    style: 'Coastal',
    boldness: 'bolder',
    engine: 'palette',
    kind: 'redesign',
  })
  expect(editor.requests[0]).toMatchObject({ mayAsk: true })
  expect(editor.requests.at(-1)).toMatchObject({
    boldness: 'bolder',
    style: { name: 'Coastal' },
    mayAsk: false,
  })
  expect(await creditsOf(app.services.database, ada.userId)).toEqual(before)
  await expect(keep('Coastal', 'bolder')).rejects.toMatchObject({ code: 'already_kept' })
  await keep('Coastal')
  await expect(keep('Zen')).rejects.toMatchObject({ code: 'request_in_progress' })
  await app.runJobs()
  expect((await stateOf(app.services, ada)).room.redesigns).toHaveLength(3)
  await app.services.database
    .update(roomUploads)
    .set({ corrections: [{ x: 0.5, y: 0.3, extent: 0, meaning: 'keep' }] })
    .where(eq(roomUploads.id, uploadId))
  await keep('Coastal', 'bolder')
})

test('only the owner keeps, only styles that are offered, only once there is a redesign, and not without limit', async () => {
  const { app, ada, keep } = await redesigned()
  await using _ = app
  const eve = await createActor(app.services)
  await expect(keep('Zen', undefined, eve)).rejects.toMatchObject({ code: 'upload_not_found' })
  await expect(keep('No Style')).rejects.toMatchObject({ code: 'style_not_found' })
  await expect(keepStyle(app.services, ada, { uploadId: 'x', style: 'Zen' })).rejects.toThrow()
  const { id: uploadId } = await uploadOne(app.services, eve)
  await expect(keepStyle(app.services, eve, { uploadId, style: 'Zen' })).rejects.toMatchObject({
    code: 'request_in_progress',
  })
  await app.services.database.update(roomUploads).set({ generationState: 'idle' })
  await expect(keepStyle(app.services, eve, { uploadId, style: 'Zen' })).rejects.toMatchObject({
    code: 'nothing_to_keep',
  })
  for (let used = 0; used < 20; used++)
    await app.services.limits.use('palette-redesign', ada.userId, { points: 20, seconds: 3600 })
  await expect(keep('Zen')).rejects.toMatchObject({ code: 'too_many_attempts' })
})

test('with an image model a kept style holds no credit, and revisions stay in the style of their version', async () => {
  const { app, editor, ada, uploadId, keep, newest } = await redesigned(IMAGE_MODEL)
  await using _ = app
  const made = await newest()
  await keep('Coastal', 'softer')
  const { room } = await stateOf(app.services, ada)
  expect(room).toMatchObject({ generationEngine: 'palette', generationIsFree: true, boldness: 'softer' })
  expect((await creditsOf(app.services.database, ada.userId))!.roomCredits).toBe(0)
  await app.runJobs()
  await app.services.database.transaction((transaction) =>
    addCredits(transaction, {
      userId: ada.userId,
      kind: 'revision',
      change: 1,
      reason: 'grant',
      reference: 'test',
    }),
  )
  await requestRevision(app.services, ada, { uploadId, feedback: 'A green sofa.', redesignId: made.id })
  await app.runJobs()
  expect(editor.requests.at(-1)).toMatchObject({ style: { name: 'Japandi' }, boldness: 'usual' })
  expect(await newest()).toMatchObject({ style: 'Japandi', kind: 'revision' })
})

test('a room keeps no more versions than it can have, and its owner reads what to do', async () => {
  const { app, ada, uploadId, keep, newest } = await redesigned()
  await using _ = app
  const { id: _id, ...made } = await newest()
  const copies = (count: number) =>
    app.services.database
      .insert(redesigns)
      .values(Array.from({ length: count }, () => ({ ...made, generationId: randomUUID() })))
  await copies(MAX_VERSIONS - 2)
  await keep('Coastal')
  await app.runJobs()
  const refused = {
    code: 'too_many_versions',
    message: expect.stringContaining('add the same photo as a new room'),
  }
  await expect(keep('Zen')).rejects.toMatchObject(refused)
  await app.services.database
    .update(roomUploads)
    .set({ corrections: [{ x: 0.5, y: 0.3, extent: 0, meaning: 'keep' }] })
  await expect(repaintRedesign(app.services, ada, { uploadId })).rejects.toMatchObject(refused)
})
