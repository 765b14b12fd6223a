import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test('settings show the running version and commit', async () => {
  await using app = await createTestApplication({ variables: { COMMIT: '4f1c9aa' } })
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const page = await (await app.fetch('/admin/settings/team', { cookie })).text()
  expect(page.replaceAll('<!-- -->', '')).toMatch(/Version \d+\.\d+\.\d+\+4f1c9aa</)
})
