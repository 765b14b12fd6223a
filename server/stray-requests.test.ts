import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Log } from '#app/platform/log/log.ts'
import { createTestApplication, type TestApplication, type TestRequest } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { multipart } from '#tests/builders/sent.ts'

const WARNING = 40
let application: TestApplication
const logged: { level: number; msg: string }[] = []
const cookies: Record<string, string> = {}

beforeAll(async () => {
  const lines = new Writable({
    write: (line, _encoding, done) => {
      logged.push(JSON.parse(String(line)))
      done()
    },
  })
  application = await createTestApplication({ platform: { log: pino(lines) as Log } })
  cookies.member = await cookieOf(application.services, await createMember(application.services))
})
beforeEach(() => {
  logged.length = 0
})
afterAll(() => application[Symbol.asyncDispose]())

const ORIGIN = 'http://localhost:3000'
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
const manyParts = {
  body: multipart(...Array<[string, string]>(1200).fill(['name="a"', '1'])),
  headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
}
const foreign = (type: string, origin = 'https://elsewhere.example') => ({
  body: '{}',
  headers: { 'Content-Type': type, Origin: origin },
})

test.each<[what: string, path: string, request: TestRequest, status: number]>([
  ['a path that is none', `${ORIGIN}//`, {}, 404],
  ['a path that names another site', `${ORIGIN}//elsewhere.example/`, {}, 404],
  ['a form to such a path', `${ORIGIN}//`, { body: 'a=1', headers: form }, 404],
  ['NUL', '/%00', {}, 400],
  ['OPTIONS of a page', '/', { method: 'OPTIONS' }, 405],
  ['OPTIONS of an action', '/rooms', { method: 'OPTIONS' }, 405],
  ['OPTIONS of data', '/contact.data', { method: 'OPTIONS' }, 405],
  ['another method', '/blog', { method: 'PUT', body: 'a=1', headers: form }, 405],
  ['a form for a page without one', '/', { body: 'a=1', headers: form }, 405],
  ['a form for the data of such a page', '/blog.data', { body: 'a=1', headers: form }, 405],
  ['a form for no page', '/nowhere', { body: 'a=1', headers: form }, 405],
  ['a form for what is no page', '/healthz', { body: 'a=1', headers: form }, 405],
  ['a form of another site', '/contact', foreign('text/plain'), 403],
  ['JSON of another site', '/contact', foreign('application/json'), 403],
  ['JSON of another site, for data', '/quiz.data', foreign('application/json'), 403],
  ['an origin that is no address', '/contact', foreign('application/json', 'nonsense'), 403],
  ['an origin that is hidden', '/contact', foreign('application/json', 'null'), 403],
  ['too many parts for an upload', '/rooms', manyParts, 413],
  ['too many parts for a request', '/designer-request', manyParts, 413],
  ['too many parts for a message', '/contact', manyParts, 413],
])('%s gets a fitting status, and no error is logged', async (_what, path, request, status) => {
  const cookie = path === '/rooms' ? { cookie: cookies.member! } : {}
  const response = await application.fetch(path, { ...request, ...cookie })
  await response.text()
  expect(response.status).toBe(status)
  expect(logged.filter(({ level }) => level > WARNING)).toEqual([])
})

test('a form sent to a page without an action is not logged as a failure', async () => {
  const response = await application.fetch('/', { body: 'a=1', headers: form })
  expect(await response.text()).toContain('Oops! Page not found')
})

test('a real failure is logged as an error', async () => {
  const { database } = application.services
  application.services.database = undefined as never
  await application.fetch('/blog').finally(() => {
    application.services.database = database
  })
  expect(logged.some(({ level }) => level > WARNING)).toBe(true)
})
