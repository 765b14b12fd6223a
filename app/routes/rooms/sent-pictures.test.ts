import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Storage } from '#app/platform/storage/storage.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'

let app: TestApplication
let storage: Storage
let cookie: string
let address: string
const written: string[] = []

beforeAll(async () => {
  app = await createTestApplication()
  storage = app.services.storage
  const put: Storage['put'] = (key, ...rest) => {
    written.push(key)
    return storage.put(key, ...rest)
  }
  app.services.storage = { ...storage, put }
  const person = await createMember(app.services)
  cookie = await cookieOf(app.services, person)
  const { id } = await uploadOne(app.services, memberActor(person))
  address = `/pictures/${id}/original`
  written.length = 0
})
afterAll(() => app[Symbol.asyncDispose]())

const ask = (path = address, headers: Record<string, string> = {}) => app.fetch(path, { cookie, headers })

const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a smaller copy is made once, however many requests arrive at the same time', async () => {
  const copies = await Promise.all(Array.from({ length: 20 }, () => ask(`${address}?width=480`)))
  const bytes = await Promise.all(copies.map(bytesOf))
  expect(bytes.every((each) => each.equals(bytes[0]!))).toBe(true)
  await ask(`${address}?width=480`)
  expect(written).toHaveLength(1)
})

test('a browser whose copy is current gets no content, and a stranger with its tag gets a 404', async () => {
  const etag = (await ask()).headers.get('etag')!
  const again = await ask(address, { 'If-None-Match': `"other", ${etag}` })
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
    304,
    '',
    'private, max-age=31536000, immutable',
  ])
  expect((await ask(address, { 'If-None-Match': '"other"' })).status).toBe(200)
  expect((await app.fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(404)
})

test('a browser can request a range of a picture', async () => {
  const whole = await ask()
  const [bytes, etag] = [await bytesOf(whole), whole.headers.get('etag')!]
  const part = await ask(address, { Range: 'bytes=10-19', 'If-Range': etag })
  expect(part.status).toBe(206)
  expect(part.headers.get('content-range')).toBe(`bytes 10-19/${bytes.length}`)
  expect(await bytesOf(part)).toEqual(bytes.subarray(10, 20))
  const beyond = await ask(address, { Range: `bytes=${bytes.length}-` })
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`])
  const changed = await ask(address, { Range: 'bytes=10-19', 'If-Range': '"other"' })
  expect([changed.status, (await bytesOf(changed)).length]).toEqual([200, bytes.length])
})
