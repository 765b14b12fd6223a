import { expect, test } from 'vitest'
import { DEFAULT_CREDIT_SETTINGS } from '#app/features/credits/rules.ts'
import { creditSettings } from '#app/features/credits/tables.server.ts'
import { firstNameOf } from '#app/lib/first-name.ts'
import { cookiesOf } from '#tests/builders/application.ts'
import { cookieOf } from '#tests/builders/members.ts'
import { sharedRoom } from '#tests/builders/shared-room.ts'
import { keepStyle } from '../style-previews/commands/keep-style.server.ts'
import { redesigns } from '../tables.server.ts'
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
  expect(voted.headers.get('location')).toMatch(new RegExp(`^${await link()}\\?voted=\\d+#voted$`))
  const cookie = cookiesOf(voted)
  const after = await read(cookie)
  expect(after).toMatch(/value="not_yet"[^>]*aria-pressed="true"|aria-pressed="true"[^>]*value="not_yet"/)
  expect(after).toContain('And your room?')
  expect(after).toContain('href="/quiz"')
  expect(after).toContain('The first one is free.')
  await app.services.database
    .insert(creditSettings)
    .values({ ...DEFAULT_CREDIT_SETTINGS, freeRoomCredits: 0 })
  expect(await read(cookie)).not.toContain('free.')
  expect(await votes()).toEqual([{ redesignId, voterName: null, verdict: 'not_yet', isFavourite: false }])
  await vote('not_yet', cookie, { voterName: 'Ben' })
  expect(await read(cookie)).toMatch(/<input[^>]*name="voterName"[^>]*value="Ben"/)
  expect(await read('')).not.toContain('Ben')
  expect(after).not.toContain('1 vote')
  await vote('love', cookie)
  expect(await votes()).toEqual([{ redesignId, voterName: 'Ben', verdict: 'love', isFavourite: false }])
  // A page from before the name was given knows none to take away.
  await vote('love', cookie, { voterName: '' })
  expect(await votes()).toMatchObject([{ voterName: 'Ben' }])
  await vote('love', cookie, { voterName: ' ', seenName: 'Ben' })
  expect(await votes()).toMatchObject([{ voterName: null, verdict: 'love' }])
  expect((await vote('meh', cookie)).status).toBe(400)
})

test('who loved the only version has not preferred it to one that was made later', async () => {
  const { app, link, redesignId, uploadId, owner, person } = await sharedRoom()
  await using _ = app
  const read = async (cookie: string) =>
    (await (await app.fetch(await link(), { cookie })).text()).replaceAll('<!-- -->', '')
  const ownCookie = await cookieOf(app.services, person)
  const ownPage = async () =>
    (await (await app.fetch(`/rooms/${uploadId}`, { cookie: ownCookie })).text()).replaceAll('<!-- -->', '')
  const form = { redesignId, verdict: 'love', voterName: 'Ben' }
  const cookie = cookiesOf(await app.fetch(await link(), { form }))
  await keepStyle(app.services, owner, { uploadId, style: 'Coastal' })
  await app.runJobs()
  const lone = await read(cookie)
  expect(lone).toContain('I like Version 1 best')
  expect(lone).not.toMatch(/checked=""|1 vote|Change my vote/)
  expect(await ownPage()).toContain('Version 1</strong> is loved by Ben')
  await app.fetch(await link(), { form: { redesignId }, cookie })
  expect(await read(cookie)).toMatch(/checked=""[\s\S]*Change my vote/)
  expect(await ownPage()).toContain('Version 1</strong> is liked best by Ben')
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

test('a friend reads how bold a version is, as its owner does', async () => {
  const { app, link, uploadId, owner, person } = await sharedRoom()
  await using _ = app
  const read = async (address: string, cookie = '') =>
    (await (await app.fetch(address, { cookie })).text()).replaceAll('<!-- -->', '')
  await app.services.database.update(redesigns).set({ boldness: 'softer', engine: 'palette' })
  const alone = await read(await link())
  expect(alone).toContain('<h2>In the Japandi style, softer</h2>')
  expect(alone).toContain('A colour preview: the colours are new')
  expect(alone).toContain('before and after, in the Japandi style, softer. Love it')
  await keepStyle(app.services, owner, { uploadId, style: 'Coastal', boldness: 'bolder' })
  await app.runJobs()
  const ownCookie = await cookieOf(app.services, person)
  for (const page of [await read(await link()), await read(`/rooms/${uploadId}`, ownCookie)])
    expect([...page.matchAll(/Japandi, softer|Coastal, bolder/g)].map(String)).toEqual(
      expect.arrayContaining(['Japandi, softer', 'Coastal, bolder']),
    )
})
