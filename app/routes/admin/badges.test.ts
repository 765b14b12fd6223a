import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test('a page that stays open asks for its badges as JSON', async () => {
  await using app = await createTestApplication()
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const answer = await app.fetch('/admin/badges', { cookie })
  const badges: unknown = await answer.json()
  expect(Object.values(badges as object)).toEqual(expect.arrayContaining([0]))
})
