import { expect, test } from 'vitest'
import { firstNameOf } from '#app/lib/first-name.ts'
import { cookiesOf } from '#tests/builders/application.ts'
import { sharedRoom } from '#tests/builders/shared-room.ts'
import { shareRoom } from './commands/share-room.server.ts'
import { shareOf } from './queries/shared-room.server.ts'

test('a room with a single version is loved or not yet, and then leads to the visitor’s own', async () => {
  const { app, link, redesignId, uploadId, owner } = await sharedRoom()
  await using _ = app
  const read = async (cookie = '') =>
    (await (await app.fetch(await link(), { cookie })).text()).replaceAll('<!-- -->', '')
  const votes = async () => (await shareOf(app.services, owner.userId, uploadId))!.votes
  const before = await read()
  for (const words of ['Love it', 'Not yet', `name="redesignId" value="${redesignId}"`])
    expect(before).toContain(words)
  expect(before).not.toMatch(/best|which version|And your room/)
  const vote = async (verdict: string, cookie = '', more = {}) =>
    app.fetch(await link(), { form: { redesignId, verdict, ...more }, cookie })
  const voted = await vote('not_yet')
  expect(voted.headers.get('location')).toBe(`${await link()}?voted#voted`)
  const cookie = cookiesOf(voted)
  const after = await read(cookie)
  expect(after).toMatch(/value="not_yet"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="not_yet"/)
  expect(after).toContain('And your room?')
  expect(after).toContain('href="/quiz"')
  expect(await votes()).toEqual([{ redesignId, voterName: null, verdict: 'not_yet' }])
  await vote('not_yet', cookie, { voterName: 'Ben' })
  expect(after).not.toContain('1 vote')
  await vote('love', cookie)
  expect(await votes()).toEqual([{ redesignId, voterName: 'Ben', verdict: 'love' }])
  expect((await vote('meh', cookie)).status).toBe(400)
})

test('the link shows its owner’s first name only with their consent, which they can change', async () => {
  const { app, link, uploadId, owner } = await sharedRoom()
  await using _ = app
  const page = async () => (await (await app.fetch(await link())).text()).replaceAll('<!-- -->', '')
  const first = firstNameOf(owner.name)
  expect(await page()).toContain('Somebody would like your opinion')
  expect(await page()).not.toContain(first)
  const address = await link()
  await shareRoom(app.services, owner, { uploadId, showsName: 'on' })
  expect(await link()).toBe(address)
  expect(await page()).toContain(`<title>${first} would like your opinion | `)
  expect(await page()).not.toContain(owner.name)
  await shareRoom(app.services, owner, { uploadId })
  expect(await page()).toContain('Somebody would like your opinion')
})
