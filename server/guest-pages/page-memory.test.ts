import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#app/platform/log/log.ts'
import { createTestDatabase } from '#tests/database/test-server.ts'
import type { KeptPage } from './kept-page.ts'
import { openPageMemory } from './page-memory.ts'

const log = createLog('silent', { role: 'test', version: 'test' })

/** Opens a memory on its own database, and a connection that notifies it. */
async function openMemory(options: { maxBytes?: number } = {}) {
  const { url, drop } = await createTestDatabase(inject('template').url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const memory = openPageMemory(url, log, options)
  onTestFinished(async () => {
    await memory.close()
    await client.end()
    await drop()
  })
  const isHeard = async (message: string) => {
    await memory.make('probe', async () => pageOf('probe', message || 'id'))
    await client.query('SELECT pg_notify($1, $2)', ['guest_pages', message])
    await expect.poll(() => memory.find('probe')).toBeUndefined()
  }
  const isListening = () => expect.poll(memory.hears).toBe(true)
  return { memory, client, isHeard, isListening }
}

const pageOf = (text: string, counted?: string, bytes = 100) =>
  ({ text, bytes, mayBeKept: true, counted: counted && { id: counted } }) as unknown as KeptPage

test('requests during a rendering get its page, and later ones the kept page', async () => {
  const { memory, isListening } = await openMemory()
  await isListening()
  const { promise, resolve } = Promise.withResolvers<KeptPage>()
  let renderings = 0
  const render = () => {
    renderings += 1
    return promise
  }
  const asked = Array.from({ length: 50 }, () => memory.make('/', render))
  expect(memory.find('/')).toBeUndefined()
  const page = pageOf('home')
  resolve(page)
  expect(new Set(await Promise.all(asked))).toEqual(new Set([page]))
  expect(renderings).toBe(1)
  expect(memory.find('/')).toBe(page)
})

test('a page rendered during a change is sent but not kept', async () => {
  const { memory, isListening, isHeard } = await openMemory()
  await isListening()
  const { promise, resolve } = Promise.withResolvers<KeptPage>()
  const old = memory.make('/', () => promise)
  await isHeard('')
  const anew = memory.make('/', async () => pageOf('new'))
  resolve(pageOf('old'))
  expect([await old, await anew]).toMatchObject([{ text: 'old' }, { text: 'new' }])
  expect(memory.find('/')).toMatchObject({ text: 'new' })
})

test('a new reader during a rendering outdates that page only', async () => {
  const { memory, isListening, isHeard } = await openMemory()
  await isListening()
  const { promise, resolve } = Promise.withResolvers<KeptPage>()
  const post = memory.make('/post', () => promise)
  await memory.make('/other', async () => pageOf('other', 'another id'))
  await isHeard('id')
  resolve(pageOf('post', 'id'))
  await post
  await expect.poll(() => memory.find('/post')).toBeUndefined()
  expect(memory.find('/other')).toMatchObject({ text: 'other' })
})

test('a failed rendering is tried again, and a response without a page is not kept', async () => {
  const { memory } = await openMemory()
  await expect(memory.make('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await memory.make('/', async () => undefined)).toBeUndefined()
  expect(memory.find('/')).toBeUndefined()
  expect(await memory.make('/', async () => pageOf('home'))).toMatchObject({ text: 'home' })
})

test('a response that may not be kept goes to all waiting requests, and is not kept', async () => {
  const { memory, isListening } = await openMemory()
  await isListening()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return { ...pageOf('moved'), mayBeKept: false }
  }
  const asked = await Promise.all([memory.make('/old', render), memory.make('/old', render)])
  expect(asked).toMatchObject([{ text: 'moved' }, { text: 'moved' }])
  expect(renderings).toBe(1)
  expect(memory.find('/old')).toBeUndefined()
})

test('a full memory drops the least recently used pages', async () => {
  const { memory, isListening } = await openMemory({ maxBytes: 250 })
  await isListening()
  for (const path of ['/a', '/b']) await memory.make(path, async () => pageOf(path))
  memory.find('/a')
  await memory.make('/c', async () => pageOf('/c'))
  await memory.make('/huge', async () => pageOf('/huge', undefined, 251))
  expect(['/a', '/b', '/c', '/huge'].map((path) => memory.find(path) !== undefined)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('a lost connection empties the memory, and notifications resume', async () => {
  const { memory, client, isListening, isHeard } = await openMemory()
  await isListening()
  await memory.make('/', async () => pageOf('home'))
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'casabloom listener'
     AND datname = current_database()`,
  )
  await expect.poll(() => memory.find('/')).toBeUndefined()
  await isListening()
  await isHeard('')
})
