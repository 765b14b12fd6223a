import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test('when somebody was last seen is told as a day, because sessions know no more', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  await services.database.$client.query(`UPDATE sessions SET updated_at = '2026-01-31T23:30:00Z'`)
  const seen = async (zone: string) => {
    const page = await (await app.fetch('/admin/settings/team', { cookie: cookie + zone })).text()
    return page.match(/<time[^>]*dateTime="2026-01-31T23:30:00.000Z"[^>]*>.*?<\/time>/is)?.[0]
  }
  expect(await seen('')).toMatch(/>Jan 31, 2026<\/time>$/)
  expect(await seen('; time_zone=Europe%2FBerlin')).toMatch(/>Feb 1, 2026<\/time>$/)
})
