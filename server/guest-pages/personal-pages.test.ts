/** Kept pages contain nothing about a person, and nobody known gets a guest's page. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGuestApplication, type GuestApplication } from '#tests/builders/guest-application.ts'
import { GUEST_PATHS } from '#tests/builders/guest-paths.ts'
import { block, cookieOf, createMember, type TestMember } from '#tests/builders/members.ts'
import { storePost } from '#tests/builders/posts.ts'
import { isGuest } from './guest-address.ts'

let app: GuestApplication
let member: TestMember
let cookie: string

beforeAll(async () => {
  app = await createGuestApplication()
  await storePost(app.services.database, { title: 'A Sample', slug: 'sample-post' })
  member = await createMember(app.services, { name: 'Wilhelmina Traceable' })
  cookie = await cookieOf(app.services, member)
})
afterAll(() => app[Symbol.asyncDispose]())

/** Traces of a page that was made for a person. */
const TRACES = /Traceable|Sign Out|Dashboard<|restricted|@example\.com/

const answersTo = (headers: Record<string, string> = {}) =>
  Promise.all(GUEST_PATHS.map((path) => app.ask(path, headers)))

test('a signed-in person gets their own pages, which leave no trace in a guest’s', async () => {
  for (const { status, headers, text } of await answersTo({ Cookie: `theme=dark; ${cookie}` })) {
    expect(headers['cache-control'] ?? 'private, no-store').toBe('private, no-store')
    expect(headers).not.toHaveProperty('etag')
    if (status === 200) expect(text).toMatch(/Sign Out|isMember/)
  }
  const personal = { Cookie: cookie, 'X-Forwarded-For': '203.0.113.9', Referer: 'https://Traceable.example' }
  await answersTo(personal)
  for (const { text, headers } of await answersTo()) {
    expect(headers['cache-control']).toContain('public')
    expect(text.replaceAll('Go to Dashboard<', '')).not.toMatch(TRACES)
  }
})

test('concurrent requests of a member and a guest for one page get their own responses', async () => {
  await storePost(app.services.database, { title: 'Fresh', slug: 'fresh' })
  const [mine, theirs] = await Promise.all([
    app.ask('/blog/fresh', { Cookie: cookie }),
    app.ask('/blog/fresh'),
  ])
  expect(mine.text).toContain('Sign Out')
  expect(theirs.text).not.toContain('Sign Out')
  const again = await app.ask('/blog/fresh', { Cookie: cookie, 'If-None-Match': theirs.headers.etag! })
  expect([again.status, again.text.includes('Sign Out')]).toEqual([200, true])
})

test('a blocked person is stopped at cached pages, and a guest is not', async () => {
  const blocked = await createMember(app.services, { name: 'Blocked Traceable' })
  const session = await cookieOf(app.services, blocked)
  await answersTo({ Cookie: session })
  await block(app.services, blocked.userId)
  for (const [index, { status, text, headers }] of (await answersTo({ Cookie: session })).entries()) {
    expect(headers['cache-control']).toBe('private, no-store')
    if (GUEST_PATHS[index] === '/terms') continue
    expect(status, GUEST_PATHS[index]).toBe(403)
    expect(text).toMatch(/restricted/i)
  }
  for (const { text } of await answersTo())
    expect(text.replaceAll('Go to Dashboard<', '')).not.toMatch(TRACES)
})

test('every cookie of the product marks its sender as known', async () => {
  const [origin] = app.processes
  const form = new URLSearchParams({ email: member.email, password: member.password })
  const answers = await Promise.all([
    fetch(`${origin}/auth?mode=sign-in`, {
      method: 'POST',
      body: form,
      headers: { Origin: origin },
      redirect: 'manual',
    }),
    fetch(`${origin}/contact`),
    fetch(`${origin}/designer-request`),
  ])
  const set = answers.flatMap(({ headers }) => headers.getSetCookie()).map((each) => each.split(';')[0]!)
  const names = new Set(set.map((each) => each.split('=')[0]))
  expect([...names].sort()).toEqual(['casabloom.browser', 'casabloom.devices', 'casabloom.session_token'])
  for (const each of set) {
    expect(isGuest({ cookie: each })).toBe(false)
    expect(isGuest({ cookie: `_ga=1; __Secure-${each}` })).toBe(false)
    expect((await app.ask('/about', { Cookie: each })).headers['cache-control']).toBe('private, no-store')
  }
  expect(isGuest({ cookie: '_ga=1; not-casabloom.session_token=x' })).toBe(true)
  expect(isGuest({ authorization: 'Bearer x' })).toBe(false)
})
