import { expect, test } from 'vitest'
import { DEFAULT_AI_SETTINGS } from '#app/features/ai-settings/rules/defaults.ts'
import { openaiSettings } from '#app/features/ai-settings/tables.server.ts'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { generationStatus, usualSeconds } from './queries/generation-status.server.ts'

const grant = ({ database }: Services, { userId }: Member, change: number) =>
  database.transaction((transaction) =>
    addCredits(transaction, { userId, kind: 'room', change, reason: 'grant', reference: 'test' }),
  )

test("one member's many rooms do not delay another member", async () => {
  const editor = scriptedEditor()
  await using app = await createTestServices({ platform: workedBy(editor) })
  const { services } = app
  const [ada, ben] = [await createActor(services), await createActor(services)]
  await grant(services, ada, 3)
  const adas = []
  for (let room = 0; room < 4; room++) adas.push(await uploadOne(services, ada))
  const bens = await uploadOne(services, ben)
  const before = async (member: Member, { id }: { id: string }) =>
    (await generationStatus(services.database, member.userId, id))!.before
  expect(await Promise.all(adas.map((room) => before(ada, room)))).toEqual([0, 2, 3, 4])
  expect(await before(ben, bens)).toBe(1)
  expect(await usualSeconds(services.database, 'openai')).toBeNull()
  await app.runJobs()
  const begun = editor.requests.map(({ requester }) => requester)
  expect(new Set(begun.slice(0, 2)).size).toBe(2)
  expect(await usualSeconds(services.database, 'openai')).toBeTypeOf('number')
  expect(await usualSeconds(services.database, 'palette')).toBeNull()
})

test('past the hourly limit nothing is accepted and no credit is held', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-never-asked' } })
  const { services } = app
  await services.database.insert(openaiSettings).values({ ...DEFAULT_AI_SETTINGS, rateLimitPerUser: 2 })
  const ada = await createActor(services)
  await grant(services, ada, 9)
  const asked = await Promise.allSettled(Array.from({ length: 6 }, () => uploadOne(services, ada)))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  for (const each of asked)
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'hourly_limit' })
  expect((await stateOf(services, ada)).credits).toBe(8)
})
