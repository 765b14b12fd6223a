import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

let application: TestApplication
beforeAll(async () => {
  application = await createTestApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

test('signing out ends the session on the server and leads home', async () => {
  const cookie = await cookieOf(application.services, await createMember(application.services))
  const opened = await application.fetch('/sign-out', { cookie })
  expect(opened.headers.get('Location')).toBe('/')
  expect((await application.fetch('/dashboard', { cookie })).status).toBe(200)
  const answer = await application.fetch('/sign-out', { cookie, form: {} })
  expect(answer.headers.get('Location')).toBe('/')
  expect(answer.headers.getSetCookie()[0]).toMatch(/^casabloom\.session_token=; Max-Age=0/)
  const afterwards = await application.fetch('/dashboard', { cookie })
  expect(afterwards.headers.get('Location')).toBe('/auth?returnTo=%2Fdashboard')
})

test('signing out works for guests, blocked people and unknown cookies', async () => {
  const { services } = application
  const blocked = await cookieOf(services, await createMember(services, { blocked: true }))
  for (const cookie of ['', blocked, 'casabloom.session_token=made.up', 'casabloom.session_token=%'])
    expect((await application.fetch('/sign-out', { cookie, form: {} })).headers.get('Location')).toBe('/')
  expect((await application.fetch('/', { cookie: blocked })).status).toBe(200)
})

test('a person who is blocked while signed in sees nothing else from then on', async () => {
  const { services } = application
  const member = await createMember(services)
  const cookie = await cookieOf(services, member)
  expect((await application.fetch('/dashboard', { cookie })).status).toBe(200)
  await services.database.update(users).set({ blocked: true }).where(eq(users.id, member.userId))
  const page = await application.fetch('/dashboard', { cookie })
  expect(page.status).toBe(403)
  const text = await page.text()
  for (const said of [
    'Account Access Restricted',
    'Sign Out &amp; Return Home',
    'within 24 hours',
    'href="/contact"',
  ])
    expect(text).toContain(said)
})
