import { expect, test } from 'vitest'
import { changePreferredStyle } from '#app/features/quiz/result/commands/change-preferred-style.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadLivingRoom } from '#tests/builders/rooms.ts'

test("the room's own style comes first, with what can be done with a preview", async () => {
  await using app = await createTestApplication()
  const { services } = app
  const person = await createMember(services)
  const actor = memberActor(person)
  const { id } = await uploadLivingRoom(services, actor)
  await changePreferredStyle(services, actor, 'Zen')
  const cookie = await cookieOf(services, person)
  const page = async (query: string) => (await app.fetch(`/rooms/${id}/styles${query}`, { cookie })).text()
  const current = /aria-current="true"[^>]*>([^<]+)</

  const first = await page('')
  expect(current.exec(first)?.[1]).toBe('Japandi')
  expect(first).toMatch(/Make (<!-- -->)?Japandi(<!-- -->)? my style/)
  expect(first).toContain('This preview is to look at, and is not kept with your room.')

  const own = await page('?style=Zen')
  expect(current.exec(own)?.[1]).toBe('Zen')
  expect(own).not.toMatch(/Make (<!-- -->)?Zen(<!-- -->)? my style/)
  expect(own).toContain('This is your style: new redesigns are made in it.')
  expect(current.exec(await page('?style=No+Style'))?.[1]).not.toBe('No Style')

  expect(first).toContain('Back to the dashboard')
  await app.runJobs()
  expect(await page('')).toContain('Back to the room')
})
