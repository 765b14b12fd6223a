import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { searchesVersion, shopSearches } from '#app/features/rooms/board/queries/shop-searches.server.ts'
import { DEFAULT_SEARCHES } from '#app/features/rooms/board/rules/shop-search.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

const PATH = '/admin/settings/shopping'
const ETSY = 'Etsy https://www.etsy.com/search?q={query}'

let app: TestApplication
const cookies: Record<string, string> = {}
beforeAll(async () => {
  app = await createTestApplication()
  for (const role of ['member', 'support', 'administrator'] as const)
    cookies[role] = await cookieOf(app.services, await createMember(app.services, { role }))
})
afterAll(() => app[Symbol.asyncDispose]())

const stored = () => shopSearches(app.services.database)
async function save(who: string, searches: string) {
  const form = { intent: 'save', searches, version: searchesVersion(await stored()) }
  return app.fetch(`${PATH}.data`, { cookie: cookies[who] ?? '', form })
}

test('a general search is offered until an administrator sets others, which the audit log records', async () => {
  expect(await stored()).toEqual(DEFAULT_SEARCHES)
  expect(
    (await save('administrator', `${ETSY}\r\n\r\nUsed things https://shop.example/{query}/`)).status,
  ).toBe(200)
  expect(await stored()).toEqual([
    { name: 'Etsy', address: 'https://www.etsy.com/search?q={query}' },
    { name: 'Used things', address: 'https://shop.example/{query}/' },
  ])
  const entries = await app.services.database.select().from(auditLog)
  expect(entries.filter(({ action }) => action === 'rooms.change_searches')).toHaveLength(1)
})

test.each([
  ['http', 'Shop http://shop.example/?q={query}', 'does not begin with https://'],
  ['a script', 'Shop javascript:alert({query})', 'does not begin with https://'],
  ['no place for the words', 'Shop https://shop.example/', 'has no {query}'],
  ['no name', 'https://shop.example/?q={query}', 'needs a name and an address'],
  ['nothing', ' ', 'at least one search'],
  ['a name twice', `${ETSY}\netsy https://shop.example/{query}`, 'a name of its own'],
  ['an address twice', `${ETSY}\nOther ${ETSY.slice(5)}`, 'each address once'],
  [
    'too many',
    Array.from({ length: 7 }, (_, index) => `Shop${index} ${ETSY.slice(5)}&from=${index}`).join('\n'),
    'at most 6',
  ],
])('%s is refused at the field, and what was there stays', async (_, searches, message) => {
  const before = await stored()
  const answer = await save('administrator', searches)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain(message)
  expect(await stored()).toEqual(before)
})

test.each([
  ['guest', 202],
  ['member', 403],
  ['support', 403],
])('a %s changes nothing', async (who, status) => {
  const before = await stored()
  const answer = await save(who, 'Mine https://mine.example/?q={query}')
  expect(answer.status).toBe(status)
  expect(await stored()).toEqual(before)
})
