/** Redesigns by the built-in engine cost no credit. */
import { expect, test } from 'vitest'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { creditLedger, creditReservations } from '#app/features/credits/tables.server.ts'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import type { Ai } from '#app/platform/ai/engines.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { requestRevision } from './commands/request-generation.server.ts'

const palette = () => workedBy(scriptedEditor(undefined, BUILT_IN))

/** An image model that is configured at the request and gone at the start of the worker, or the reverse. */
function engineThatChanges(): { ai: Ai; isThere: boolean } {
  const [painter, model] = [scriptedEditor(undefined, BUILT_IN), scriptedEditor()]
  const changing = {
    isThere: true,
    ai: {
      ...workedBy(model).ai,
      enginesFor: (provider: unknown) => ({
        editor: provider && changing.isThere ? model : painter,
        preview: undefined,
        analyst: undefined,
        writer: undefined,
      }),
    },
  }
  return changing
}

const variables = { OPENAI_API_KEY: 'sk-never-asked' }

test('a palette preview holds and spends no credit, even for a member without credits', async () => {
  await using app = await createTestServices({ platform: palette() })
  const ada = await createActor(app.services)
  await app.services.database.delete(creditLedger)
  await app.services.database.execute('UPDATE user_credits SET room_credits = 0')
  await uploadOne(app.services, ada)
  await app.runJobs()
  const { room, credits } = await stateOf(app.services, ada)
  expect(room.redesigns).toMatchObject([{ engine: 'palette' }])
  expect(credits).toBe(0)
  expect(await app.services.database.$count(creditReservations)).toBe(0)
})

test('a credit held for an image model is returned when that model is gone', async () => {
  const changing = engineThatChanges()
  await using app = await createTestServices({ variables, platform: { ai: changing.ai } })
  const ada = await createActor(app.services)
  await uploadOne(app.services, ada)
  expect((await stateOf(app.services, ada)).credits).toBe(0)
  changing.isThere = false
  await app.runJobs()
  const { room, credits } = await stateOf(app.services, ada)
  expect(room.redesigns).toMatchObject([{ engine: 'palette' }])
  expect(credits).toBe(1)
})

test('a redesign promised free is made by the built-in renderer, even if a model is set up meanwhile', async () => {
  const changing = engineThatChanges()
  changing.isThere = false
  await using app = await createTestServices({ variables, platform: { ai: changing.ai } })
  const ada = await createActor(app.services)
  await uploadOne(app.services, ada)
  changing.isThere = true
  await app.runJobs()
  const { room, credits } = await stateOf(app.services, ada)
  expect(room.redesigns).toMatchObject([{ engine: 'palette' }])
  expect(credits).toBe(1)
})

test('a revision is refused without an engine that follows written wishes', async () => {
  await using app = await createTestServices({ platform: palette() })
  const ada = await createActor(app.services)
  const { id: uploadId } = await uploadOne(app.services, ada)
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
  const revision = requestRevision(app.services, ada, { uploadId, feedback: 'a green sofa' })
  await expect(revision).rejects.toMatchObject({ code: 'revisions_off' })
  expect((await creditsOf(app.services.database, ada.userId))!.revisionCredits).toBe(1)
})
