/** Capabilities, not names, decide how engines are treated. */
import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { BUILT_IN, type Engine, IMAGE_MODEL } from '#app/platform/ai/capabilities.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadLivingRoom } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { correctSurface } from '../corrections/commands/correct-surface.server.ts'
import { requestRevision } from './commands/request-generation.server.ts'

const KEPT = { x: 0.5, y: 0.25, extent: 0, meaning: 'keep' } as const

/** A member's room with a surface to keep, redesigned by the given engine. */
async function redesignedBy(engine: Engine) {
  const editor = scriptedEditor(undefined, engine)
  const app = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadLivingRoom(app.services, ada)
  await correctSurface(app.services, ada, { uploadId, ...KEPT })
  await app.runJobs()
  const { room, credits } = await stateOf(app.services, ada)
  const booked = await app.services.database.$count(apiUsageLogs)
  return {
    ...app,
    ada,
    uploadId,
    request: editor.requests[0]!,
    redesign: room.redesigns[0]!,
    credits,
    booked,
  }
}

test('a paid, unchecked engine spends a credit, books the call and delivers the picture as is', async () => {
  await using made = await redesignedBy({ ...IMAGE_MODEL, isChecked: false })
  expect(made).toMatchObject({ credits: 0, booked: 1, redesign: { checks: null, freeOfCharge: false } })
})

test('a free, checked engine spends no credit, books no call and has its picture inspected', async () => {
  await using made = await redesignedBy({ ...BUILT_IN, isChecked: true })
  expect(made).toMatchObject({ credits: 1, booked: 0 })
  expect(made.redesign.checks).not.toBeNull()
})

test('an engine that applies corrections gets them; another gets outlines of the surfaces to keep', async () => {
  await using applying = await redesignedBy({ ...IMAGE_MODEL, appliesCorrections: true })
  expect(applying.request).toMatchObject({ corrections: [KEPT], keep: [] })
  await using other = await redesignedBy({ ...BUILT_IN, appliesCorrections: false })
  expect(other.request.keep).toMatchObject([{ outlines: expect.any(Array) }])
})

test('a paid engine that ignores words makes no revisions', async () => {
  await using made = await redesignedBy({ ...IMAGE_MODEL, followsWords: false })
  const revision = { uploadId: made.uploadId, feedback: 'Less grey, please.' }
  await expect(requestRevision(made.services, made.ada, revision)).rejects.toMatchObject({
    code: 'revisions_off',
  })
})
