import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { redesignedRoom } from '#tests/builders/redesigned-room.ts'
import { PLAIN_ARTICLE } from '#tests/fakes/openai-looks.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { blogGenerationQueue, blogPictures } from '../tables.server.ts'
import { writePostWorker } from './pipeline/write-post.server.ts'

const ATTEMPT = { jobId: 'x', retryCount: 0, signal: new AbortController().signal }

test('a refusal stores only its reason, and the post can be requested again', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  const pictures = await room.database.$count(blogPictures)
  provider.sees('article', (response) => {
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message: 'Wrong key', code: null, param: null, type: 'x' } }))
  })
  await room.ask()
  await room.app.runJobs()
  expect((await room.state())!.failure).toContain('Wrong key')
  expect(await room.posts()).toEqual([])
  expect(await room.database.$count(blogPictures)).toBe(pictures)
  await room.ask()
  await room.app.runJobs()
  expect(await room.posts()).toMatchObject([{ status: 'published' }])
})

test('an answer too short for an article and a failing storage leave nothing behind', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  const { uploadId, redesignId } = room.input
  const entered = { roomUploadId: uploadId, redesignId, publishes: true }
  const [entry] = await room.database.insert(blogGenerationQueue).values(entered).returning()
  const run = (services = room.services, last = false) =>
    writePostWorker.run(services, { entryId: entry!.id }, { ...ATTEMPT, last })
  provider.sees('article', { title: 'x' }, { ...PLAIN_ARTICLE, introduction: '', sections: [] })
  await expect(run()).rejects.toThrow()
  await expect(run()).rejects.toThrow()
  let puts = 0
  const put: Services['storage']['put'] = (...file) =>
    ++puts > 3 ? Promise.reject(new Error('disk full')) : room.services.storage.put(...file)
  const failing = { ...room.services, storage: { ...room.services.storage, put } }
  await expect(run(failing)).rejects.toThrow('disk full')
  puts = 0
  await run(failing, true)
  expect((await room.state())!.failure).toBe('Something went wrong on our side.')
  expect(await room.posts()).toEqual([])
  expect(await room.database.$count(blogPictures)).toBe(0)
})

test('a bought article is stored on the next try without a second call', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  await room.ask()
  const [entry] = await room.entries()
  const run = (services: Services) =>
    writePostWorker.run(services, { entryId: entry!.id }, { ...ATTEMPT, last: false })
  const { storage } = room.services
  const put: Services['storage']['put'] = () => Promise.reject(new Error('disk full'))
  await expect(run({ ...room.services, storage: { ...storage, put } })).rejects.toThrow('disk full')
  expect(await room.entries()).toMatchObject([{ article: { title: PLAIN_ARTICLE.title } }])

  await run(room.services)
  expect(await room.posts()).toMatchObject([{ title: PLAIN_ARTICLE.title, writtenBy: 'model' }])
  expect(await room.entries()).toMatchObject([{ article: null }])
  expect(provider.looks.filter(({ about }) => about === 'article')).toHaveLength(1)
})

test('a spent budget is reported before the provider is called', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  await room.database
    .insert(apiUsageLogs)
    .values({ apiType: 'image_generation', costCents: 100_000, success: true })
  await room.ask()
  await room.app.runJobs()
  expect((await room.state())!.failure).toContain('budget is spent')
  expect(provider.looks).toEqual([])
  await room.database.delete(apiUsageLogs)
  await room.ask()
  await room.app.runJobs()
  expect(await room.posts()).toHaveLength(1)
})
