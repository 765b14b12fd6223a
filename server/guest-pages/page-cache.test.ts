import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createLog } from '#app/platform/log/log.ts'
import { createTestDatabase } from '#tests/database/test-server.ts'
import type { CachedPage } from './cached-page.ts'
import { openPageCache } from './page-cache.ts'

const log = createLog('silent', { role: 'test', version: 'test' })

/** Opens a cache on its own database, and a connection that notifies it. */
async function openCache(options: { maxBytes?: number } = {}) {
  const { url, drop } = await createTestDatabase(inject('template').url)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const cache = openPageCache(url, log, options)
  onTestFinished(async () => {
    await cache.close()
    await client.end()
    await drop()
  })
  const isHeard = async (message: string) => {
    await cache.make('probe', async () => pageOf('probe', message || 'id'))
    await client.query('SELECT pg_notify($1, $2)', ['guest_pages', message])
    await expect.poll(() => cache.find('probe')).toBeUndefined()
  }
  const isListening = () => expect.poll(cache.isNotified).toBe(true)
  return { cache, client, isHeard, isListening }
}

const pageOf = (text: string, counted?: string, bytes = 100) =>
  ({ text, bytes, isCacheable: true, counted: counted && { id: counted } }) as unknown as CachedPage

test('requests during a rendering get its page, and later ones the kept page', async () => {
  const { cache, isListening } = await openCache()
  await isListening()
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  let renderings = 0
  const render = () => {
    renderings += 1
    return promise
  }
  const asked = Array.from({ length: 50 }, () => cache.make('/', render))
  expect(cache.find('/')).toBeUndefined()
  const page = pageOf('home')
  resolve(page)
  expect(new Set(await Promise.all(asked))).toEqual(new Set([page]))
  expect(renderings).toBe(1)
  expect(cache.find('/')).toBe(page)
})

test('a page rendered during a change is sent but not kept', async () => {
  const { cache, isListening, isHeard } = await openCache()
  await isListening()
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  const old = cache.make('/', () => promise)
  await isHeard('')
  const anew = cache.make('/', async () => pageOf('new'))
  resolve(pageOf('old'))
  expect([await old, await anew]).toMatchObject([{ text: 'old' }, { text: 'new' }])
  expect(cache.find('/')).toMatchObject({ text: 'new' })
})

test('a new reader during a rendering outdates that page only', async () => {
  const { cache, isListening, isHeard } = await openCache()
  await isListening()
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  const post = cache.make('/post', () => promise)
  await cache.make('/other', async () => pageOf('other', 'another id'))
  await isHeard('id')
  resolve(pageOf('post', 'id'))
  await post
  await expect.poll(() => cache.find('/post')).toBeUndefined()
  expect(cache.find('/other')).toMatchObject({ text: 'other' })
})

test('a failed rendering is tried again, and a response without a page is not kept', async () => {
  const { cache } = await openCache()
  await expect(cache.make('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await cache.make('/', async () => undefined)).toBeUndefined()
  expect(cache.find('/')).toBeUndefined()
  expect(await cache.make('/', async () => pageOf('home'))).toMatchObject({ text: 'home' })
})

test('a response that may not be kept goes to all waiting requests, and is not kept', async () => {
  const { cache, isListening } = await openCache()
  await isListening()
  let renderings = 0
  const render = async () => {
    renderings += 1
    return { ...pageOf('moved'), isCacheable: false }
  }
  const asked = await Promise.all([cache.make('/old', render), cache.make('/old', render)])
  expect(asked).toMatchObject([{ text: 'moved' }, { text: 'moved' }])
  expect(renderings).toBe(1)
  expect(cache.find('/old')).toBeUndefined()
})

test('a full cache drops the least recently used pages', async () => {
  const { cache, isListening } = await openCache({ maxBytes: 250 })
  await isListening()
  for (const path of ['/a', '/b']) await cache.make(path, async () => pageOf(path))
  cache.find('/a')
  await cache.make('/c', async () => pageOf('/c'))
  await cache.make('/huge', async () => pageOf('/huge', undefined, 251))
  expect(['/a', '/b', '/c', '/huge'].map((path) => cache.find(path) !== undefined)).toEqual([
    true,
    false,
    true,
    false,
  ])
})

test('a lost connection empties the cache, and notifications resume', async () => {
  const { cache, client, isListening, isHeard } = await openCache()
  await isListening()
  await cache.make('/', async () => pageOf('home'))
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'casabloom listener'
     AND datname = current_database()`,
  )
  await expect.poll(() => cache.find('/')).toBeUndefined()
  await isListening()
  await isHeard('')
})
