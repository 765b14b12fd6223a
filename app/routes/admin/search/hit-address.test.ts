import { expect, test } from 'vitest'
import type { Hit } from '#app/features/insights/queries/global-search.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { hitAddress, inOrder, pagesCalled, wholeLists } from './hit-address.ts'

const hit = (kind: Hit['kind']): Hit => ({ kind, id: 'an-id', title: 'Ada & Ben', detail: '' })

test('an intake form opens in its list', () => {
  expect(hitAddress(hit('intake'))).toBe('/admin/intake?open=an-id')
})

test('a designer request stands alone in its list', () => {
  expect(hitAddress(hit('request'))).toBe('/admin/designer?status=all&open=an-id')
})

test('a message opens with all of its sender’s, in any state', () => {
  expect(hitAddress({ ...hit('message'), detail: 'ada+1@example.com' })).toBe(
    '/admin/feedback?view=all&search=ada%2B1%40example.com',
  )
})

test('pages are found by the beginning of any word of their names, including settings', () => {
  const found = (text: string) => pagesCalled(text).map(({ to }) => to)
  expect(found('audit')).toEqual(['/admin/settings/audit-log'])
  expect(found('openai')).toEqual(['/admin/settings/ai'])
  expect(found('PAYM')).toEqual(['/admin/payments'])
  expect(found('credit')).toEqual(['/admin/settings/credits', '/admin/settings/credits/analytics'])
  expect(found('LOG')).toEqual(['/admin/settings/audit-log'])
  expect(found('audit l')).toEqual(['/admin/settings/audit-log'])
  expect(found('ana')).toEqual(['/admin/settings/credits/analytics'])
  expect(found('nage')).toEqual([])
  expect(found('')).toEqual([])
})

test('pages that begin with the text stand before people, other pages after them', () => {
  const shown = (text: string) => inOrder([hit('user'), hit('post')], text).map(({ title }) => title)
  const found = ['Ada & Ben', 'Ada & Ben']
  expect(shown('ana')).toEqual([...found, 'Credit Analytics'])
  expect(shown('blog')).toEqual(['Blog Management', ...found])
  expect(shown('a')).toEqual(['Audit Log', ...found, 'OpenAI API', 'Credit Analytics'])
})

test("'Show all' opens each list with results, filtered by the same text, in any state", async () => {
  await using app = await createTestApplication()
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const lists = wholeLists(
    [hit('post'), hit('intake'), hit('user'), hit('request'), hit('message')],
    'Ada & Ben',
  )
  expect(lists.map(({ name }) => name)).toEqual([
    'users',
    'designer requests',
    'intake forms',
    'messages',
    'posts',
  ])
  for (const { to } of lists) {
    const page = await (await app.fetch(to, { cookie })).text()
    expect(page, to).toMatch(
      /<input[^>]+name="search"[^>]*value="Ada &amp; Ben"|value="Ada &amp; Ben"[^>]*name="search"/,
    )
  }
  expect(lists[1]!.to).toContain('status=all')
})
