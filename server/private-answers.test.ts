import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { GUEST_PATHS } from '#tests/builders/guest-paths.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { storePost } from '#tests/builders/posts.ts'

let app: TestApplication
let cookie: string

beforeAll(async () => {
  app = await createTestApplication()
  await storePost(app.services.database, { title: 'A Sample', slug: 'sample-post' })
  cookie = await cookieOf(app.services, await createMember(app.services))
})
afterAll(() => app[Symbol.asyncDispose]())

test.each([
  '/blog/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/quiz-pictures/no-such-file',
  '/about',
  '/_root.data',
])('%s is private when it renews a session', async (path) => {
  await app.services.database.execute(sql`UPDATE sessions SET expires_at = expires_at - interval '3 days'`)
  const { headers } = await app.fetch(path, { cookie })
  expect(headers.getSetCookie().join()).toContain('session_token')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('public responses stay public for guests', async () => {
  for (const path of ['/blog/rss.xml', '/sitemap.xml', '/robots.txt']) {
    const { headers } = await app.fetch(path)
    expect(headers.get('cache-control')).toMatch(/^public/)
  }
})

test('page data and redirects forbid caching', async () => {
  const pages = [...GUEST_PATHS, '/dashboard', '/account', '/no-such-page', '/credits']
  const paths = [
    ...pages.map((path) => `${path === '/' ? '/_root' : path}.data`),
    '/auth',
    '/blog.data?page=2',
  ]
  for (const path of paths) {
    const { headers } = await app.fetch(path, { cookie })
    expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store'])
  }
})
