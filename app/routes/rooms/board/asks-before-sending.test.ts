import { expect, test } from 'vitest'
import { BUILT_IN, type Engine, IMAGE_MODEL } from '#app/platform/ai/capabilities.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

/** The page of an empty board, on a site with a vision model. */
async function boardOf(engine: Engine) {
  const platform = workedBy(scriptedEditor(undefined, engine))
  await using app = await createTestApplication({ platform, variables: WITH_IMAGE_MODEL })
  const person = await createMember(app.services)
  const { id } = await uploadOne(app.services, memberActor(person))
  await app.runJobs()
  const { redesigns } = (await stateOf(app.services, memberActor(person))).room
  const cookie = await cookieOf(app.services, person)
  return (await app.fetch(`/rooms/${id}/board/${redesigns[0]!.id}`, { cookie })).text()
}

test.each([
  ['the built-in engine, it says that the picture is sent, and asks', BUILT_IN, true],
  ['the image model, it looks without asking', IMAGE_MODEL, false],
])('before a board lists things in a picture of %s', async (_, engine, asks) => {
  const page = await boardOf(engine)
  expect(page).toContain('Nothing is listed yet')
  expect(page.includes('Look for things in this picture')).toBe(asks)
  expect(page.includes('the picture is sent to our provider of AI models')).toBe(asks)
})
