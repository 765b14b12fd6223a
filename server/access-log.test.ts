import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removePicturesQueue } from '#app/features/rooms/deletion/schema.ts'
import { withRequestId } from '#app/platform/log/request-id.ts'
import {
  createListeningApplication,
  type ListeningApplication,
} from '#tests/builders/listening-application.ts'
import { recordLog } from '#tests/builders/log-lines.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

const { log, lines, text } = recordLog()
let app: ListeningApplication
let cookie: string

beforeAll(async () => {
  app = await createListeningApplication({ platform: { log } })
  cookie = await cookieOf(app.services, await createMember(app.services))
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => app[Symbol.asyncDispose]())

const accessLines = () => lines.filter(({ msg }) => msg === 'request')

test('each request logs one line, without its query and with the proxy’s id', async () => {
  const headers = { 'X-Request-Id': 'proxy-7' }
  const answer = await fetch(`${app.address}/contact?secret=hidden-in-the-query`, { headers })
  await answer.text()
  expect(answer.headers.get('x-request-id')).toBe('proxy-7')
  await expect.poll(accessLines).toHaveLength(1)
  expect(accessLines()[0]).toMatchObject({
    method: 'GET',
    route: '/contact',
    path: '/contact',
    status: 200,
    ms: expect.any(Number),
    request: 'proxy-7',
    host: expect.any(String),
    process: process.pid,
    role: 'web',
    version: '1.2.3+4f1c9aa',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
  expect(text()).not.toContain('hidden-in-the-query')
})

test.each([
  ['/s/the-secret-of-a-shared-room', '/s/:token', '/s/…'],
  ['/design-intake-form/the-secret-of-a-form', '/design-intake-form/:token', '/design-intake-form/…'],
  ['/shared/the-secret-of-a-mistyped-link', '/*', '/shared/…'],
])('%s is logged without its secret', async (address, route, path) => {
  await (await fetch(`${app.address}${address}`)).text()
  await expect.poll(accessLines).toMatchObject([{ route, path }])
  expect(text()).not.toContain('the-secret')
})

test('the landing page is logged as /', async () => {
  await (await fetch(app.address)).text()
  await expect.poll(accessLines).toMatchObject([{ route: '/', path: '/' }])
})

test('an id that could forge a log line is replaced', async () => {
  const answer = await fetch(`${app.address}/contact`, { headers: { 'X-Request-Id': 'x'.repeat(200) } })
  await answer.text()
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a failed session query logs neither the session token nor its signature', async () => {
  await app.services.database.execute(sql`ALTER TABLE sessions RENAME TO elsewhere`)
  const answer = await fetch(`${app.address}/dashboard`, { headers: { Cookie: cookie } })
  await answer.text()
  await app.services.database.execute(sql`ALTER TABLE elsewhere RENAME TO sessions`)
  expect(answer.status).toBe(500)
  expect(text()).toContain('"sessions\\" does not exist')
  const [token, signature] = decodeURIComponent(cookie.split('=').slice(1).join('=')).split('.')
  expect(token!.length).toBeGreaterThan(20)
  expect(text()).not.toContain(token)
  expect(text()).not.toContain(signature)
})

test('a job logs the id of the request that enqueued it', async () => {
  const { services } = app
  await withRequestId('upload-4', () =>
    services.database.transaction((transaction) =>
      services.jobs.enqueue(transaction, removePicturesQueue, { keys: ['nobody/nothing.jpg'] }),
    ),
  )
  await app.runJobs()
  expect(lines.find(({ msg }) => msg === 'job done')).toMatchObject({ request: 'upload-4' })
})
