import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuestApplication, type GuestApplication } from '#tests/builders/guest-application.ts'
import { GUEST_PATHS } from '#tests/builders/guest-paths.ts'
import { storePost } from '#tests/builders/posts.ts'
import { guestTarget } from './guest-address.ts'

let app: GuestApplication

beforeAll(async () => {
  app = await createGuestApplication()
  await storePost(app.services.database, { title: 'A Sample', slug: 'sample-post' })
})
afterAll(() => app[Symbol.asyncDispose]())

/** Makes caches ask each time, so that every reader is counted. */
const COUNTED = 'public, max-age=0, must-revalidate'

test('these pages are the same for every guest', () => {
  expect(GUEST_PATHS).toEqual([
    '/',
    '/about',
    '/services',
    '/terms',
    '/blog',
    '/blog/sample-post',
    '/no-such-page',
    '/auth',
    '/quiz',
  ])
})

test.each(GUEST_PATHS)('%s may be cached, in three encodings of the same bytes', async (path) => {
  const plain = await app.ask(path)
  expect(plain.status).toBe(path === '/no-such-page' ? 404 : 200)
  expect(plain.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': path.startsWith('/blog/')
      ? COUNTED
      : 'public, max-age=0, s-maxage=30, stale-while-revalidate=30',
    vary: 'Cookie, Accept-Encoding',
    'x-content-type-options': 'nosniff',
    'content-length': String(plain.body.length),
  })
  expect(plain.headers).not.toHaveProperty('set-cookie')
  // Notifications of earlier changes may still arrive, and the page is then rendered again between two encodings.
  const formsOf = async () => {
    const bare = await app.ask(path)
    const br = await app.ask(path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
    const gzip = await app.ask(path, { 'Accept-Encoding': 'br;q=0, gzip;q=0.5' })
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    const tags = new Set([bare, br, gzip].map(({ headers }) => headers.etag))
    const isSame = [brotliDecompressSync(br.body), gunzipSync(gzip.body)].every((each) =>
      each.equals(bare.body),
    )
    return { tags: tags.size, isSame }
  }
  await expect.poll(formsOf).toEqual({ tags: 3, isSame: true })
  const head = await app.ask(path, {}, 'HEAD')
  const { headers } = await app.ask(path)
  expect([head.status, head.headers.etag, head.text]).toEqual([plain.status, headers.etag, ''])
})

test.each(['gzip, deflate, br;Q=0', 'gzip, deflate, brx', 'gzip'])('"%s" gets gzip', async (accepted) => {
  const { headers } = await app.ask('/about', { 'Accept-Encoding': accepted })
  expect(headers['content-encoding']).toBe('gzip')
})

test.each(['gzip, deflate, br', 'gzip, deflate, br, zstd', 'br;q=0.5'])(
  '"%s" gets brotli',
  async (accepted) => {
    const { headers } = await app.ask('/about', { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe('br')
  },
)

test('another spelling of an address is answered without taking memory', async () => {
  for (const path of ['/about/', '/about//']) {
    const { headers } = await app.ask(path)
    expect([path, headers['cache-control']]).toEqual([path, 'private, no-store'])
  }
  const written = { method: 'GET', url: '/quiz#1', headers: { host: 'localhost' } } as IncomingMessage
  expect(guestTarget(written)).toBeUndefined()
})

test('a moved post redirects, and caches keep neither redirects nor failures', async () => {
  const { database } = app.services
  await database.execute(sql`
    INSERT INTO blog_former_slugs (slug, post_id) SELECT 'moved-post', id FROM blog_posts WHERE slug = 'sample-post'`)
  const moved = await app.ask('/blog/moved-post', { 'Accept-Encoding': 'br' })
  expect([moved.status, moved.headers.location]).toEqual([301, '/blog/sample-post'])
  await database.execute(sql`ALTER TABLE testimonials RENAME TO testimonials_gone`)
  const failed = await failingPage().finally(() =>
    database.execute(sql`ALTER TABLE testimonials_gone RENAME TO testimonials`),
  )
  for (const { headers } of [moved, failed]) {
    expect(headers['cache-control']).toMatch(/^no-cache$|^private, no-store$/)
    expect(headers).not.toHaveProperty('etag')
  }
  expect((await app.ask('/')).status).toBe(200)
})

/** The landing page once it fails: until the notification of the new address arrives, it is answered from memory. */
async function failingPage() {
  let answer = await app.ask('/?failing')
  await expect
    .poll(async () => {
      answer = await app.ask('/?failing')
      return answer.status
    })
    .toBe(500)
  return answer
}

test('a stranger’s request id is not passed on with a page', async () => {
  for (const path of ['/services', '/services']) {
    const { headers } = await app.ask(path, { 'X-Request-Id': 'called-by-a-stranger' })
    expect(headers).not.toHaveProperty('x-request-id')
  }
})

test.each(GUEST_PATHS)('%s allows its own scripts by hash and contains no nonce', async (path) => {
  const { text, headers } = await app.ask(path)
  const policy = headers['content-security-policy']!
  expect(policy).toContain("script-src 'self'")
  expect(text + policy).not.toContain('nonce-')
  expect(text).not.toMatch(/nonce="[^"]/)
  const inline = [...text.matchAll(/<script(?![^>]*(?: src=|json"))[^>]*>(.*?)<\/script>/gs)]
  for (const [, script] of inline)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
  expect(inline.length > 0).toBe(path === '/quiz')
})

test('an unchanged page is not sent twice', async () => {
  const { headers } = await app.ask('/about')
  const asked = (tag: string, more = {}) => app.ask('/about', { 'If-None-Match': tag, ...more })
  for (const tag of [headers.etag!, `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
    const again = await asked(tag)
    expect([again.status, again.text, again.headers.etag]).toEqual([304, '', headers.etag])
    expect(again.headers['cache-control']).toBe(headers['cache-control'])
    expect(again.headers.vary).toBe(headers.vary)
  }
  expect((await asked('"other"')).status).toBe(200)
  expect((await asked(headers.etag!, { 'Accept-Encoding': 'br' })).status).toBe(200)
})

/** Each rendering of the landing page starts a new quiz. */
const seedOf = (text: string) => /seed=(-?\d+)/.exec(text)![1]

test('concurrent requests and unread parameters share one rendering of a page', async () => {
  const paths = ['/', '/?utm_source=letter', '/?x=1&y=2']
  const answers = await Promise.all([...paths, ...paths, ...paths].map((path) => app.ask(path)))
  expect(new Set(answers.map(({ text }) => seedOf(text))).size).toBe(1)
})

test('a parameter that a page reads makes a separate page', async () => {
  expect((await app.ask('/auth?mode=sign-up')).text).toContain('Create your account')
  expect((await app.ask('/auth')).text).toContain('Welcome back')
  expect((await app.ask('/auth?returnTo=%2Froom%2F1')).text).toContain('returnTo=%2Froom%2F1')
  expect((await app.ask('/auth')).text).not.toContain('%2Froom')
  expect((await app.ask('/blog?page=7')).status).toBe(404)
  expect((await app.ask('/blog')).status).toBe(200)
})

test.each([
  ['a quiz started elsewhere', '/quiz?seed=1&first=x'],
  ['an address that a script may read', '/auth?other=1'],
  ['a form with a stamp', '/contact'],
  ['a search', '/blog/search?q=oak'],
  ['somebody else’s page', '/dashboard'],
  ['data', '/blog.data'],
])('%s is rendered for each request', async (_what, path) => {
  expect((await app.ask(path)).headers['cache-control'] ?? '').not.toContain('public')
})

test('the page of an unknown address is the one that is rendered for it', async () => {
  for (const path of ['/one-that-is/not_there', '/no-page-at-this-address']) {
    const answer = await app.ask(path)
    // With this header the request is no guest's, and the page is rendered for it.
    const rendered = await app.ask(path, { Authorization: 'Basic bm9ib2R5' })
    expect([answer.status, answer.headers.etag]).toEqual([404, expect.any(String)])
    expect(answer.text).toContain(`${path}</code>`)
    expect(answer.text).toBe(rendered.text)
  }
})
