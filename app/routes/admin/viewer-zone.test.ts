import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { zoneFromCookies } from './viewer-zone.ts'

test.each([
  ['a=b; time_zone=Europe%2FBerlin; c=d', 'Europe/Berlin'],
  ['time_zone=America%2FArgentina%2FBuenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['time_zone=Etc%2FGMT+5', 'Etc/GMT+5'],
  ['time_zone=<script>', undefined],
  ['my_time_zone=UTC', undefined],
  [null, undefined],
])('%s tells of %s', (cookies, zone) => {
  expect(zoneFromCookies(cookies)).toBe(zone)
})

test("times are shown in the browser's time zone, with its name", async () => {
  await using app = await createTestApplication()
  const { services } = app
  const boss = await createMember(services, { role: 'administrator' })
  await services.database.$client.query(
    `UPDATE users SET created_at = '2026-01-31T23:30:00Z' WHERE id = $1`,
    [boss.userId],
  )
  const cookie = await cookieOf(services, boss)
  const read = async (zone: string) => (await app.fetch('/admin/users', { cookie: cookie + zone })).text()
  const utc = await read('')
  expect([utc.includes('Jan 31, 2026,'), utc.includes('All times are in')]).toEqual([true, true])
  const berlin = await read('; time_zone=Europe%2FBerlin')
  expect(berlin.includes('Feb 1, 2026,')).toBe(true)
  expect(berlin.includes('title="Feb 1, 2026, 12:30 AM GMT+1 (Jan 31, 2026, 11:30 PM UTC)"')).toBe(true)
  expect((await read('; time_zone=No%2FWhere')).includes('Jan 31, 2026,')).toBe(true)
})
