import type { ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { ATTEMPT, madeRoom } from '#tests/builders/made-room.ts'
import { block, createActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { PLAIN_THINGS } from '#tests/fakes/openai-looks.ts'
import { findThings } from './commands/find-things.server.ts'
import { designBoards } from './tables.server.ts'

test('the vision model lists what is in a version, once, and its cost is booked', async () => {
  await using room = await madeRoom()
  const before = await room.services.database.$count(apiUsageLogs)
  await findThings(room.services, room.ada, room)
  expect((await room.page()).search.state).toBe('waiting')
  await findThings(room.services, room.ada, room)
  await room.app.runJobs()
  expect(await room.page()).toMatchObject({
    search: { state: 'done', fault: null },
    things: [
      { name: 'Low sofa', colour: 'Oat', hex: '#cdbfa8', material: 'Bouclé', size: 'about 220 × 95 × 75 cm' },
      { name: 'Paper lantern', size: '' },
    ],
  })
  await findThings(room.services, room.ada, room)
  await room.app.runJobs()
  expect(room.lists()).toMatchObject([{ pictures: 1 }])
  const calls = await room.services.database.select().from(apiUsageLogs)
  expect(calls).toHaveLength(before + 1)
  const call = calls.at(-1)!
  expect(call).toMatchObject({ apiType: 'openai-vision', userId: room.ada.userId, success: true })
  expect(call.costCents).toBeGreaterThan(0)
})

test('a worker that is killed after the answer buys nothing again', async () => {
  await using room = await madeRoom()
  await findThings(room.services, room.ada, room)
  const { database } = room.services
  // The answer is stored, and the process ends before the call's cost is corrected.
  const update: typeof database.update = (table) => {
    if ((table as unknown) === apiUsageLogs) throw new Error('killed')
    return database.update(table)
  }
  const dying = new Proxy(database, {
    get: (target, name) => (name === 'update' ? update : Reflect.get(target, name, target)),
  })
  await room.work({ ...room.services, database: dying })
  expect((await room.page()).things).toHaveLength(2)
  await room.work()
  await room.app.runJobs()
  expect(room.lists()).toHaveLength(1)
  expect((await room.page()).things).toHaveLength(2)
})

test.each([
  ['no JSON', 'text/plain', 'Here are the things I see: a sofa'],
  [
    'an answer of another shape',
    'application/json',
    JSON.stringify({ choices: [{ message: { content: '{"sofa":1}' } }] }),
  ],
  ['a web page', 'text/html', '<h1>Bad gateway</h1>'],
])('%s: the search fails, reports it and succeeds on a new request', async (_, type, body) => {
  await using room = await madeRoom()
  room.provider.sees('listed_things', (response) => void response.setHeader('content-type', type).end(body))
  await findThings(room.services, room.ada, room)
  await room.app.runJobs()
  expect(await room.page()).toMatchObject({ search: { state: 'failed', fault: 'other' }, things: [] })
  expect(room.lists()).toHaveLength(1)
  await findThings(room.services, room.ada, room)
  await room.app.runJobs()
  expect(await room.page()).toMatchObject({ search: { state: 'done' }, things: [{}, {}] })
})

test('the usable part of an answer is kept, at most twenty-four things', async () => {
  await using room = await madeRoom()
  const [sofa] = PLAIN_THINGS.things
  const odd = { ...sofa!, name: '<b>Sofa</b>', hex: 'oat', left: 5, right: -2 }
  room.provider.sees('listed_things', { things: [odd, ...Array.from({ length: 60 }, () => sofa!)] })
  await findThings(room.services, room.ada, room)
  await room.app.runJobs()
  const { things } = await room.page()
  expect(things).toHaveLength(24)
  expect(things[0]).toMatchObject({ name: '<b>Sofa</b>', hex: null, box: null })
})

test('a spent budget stops the search before the provider is asked', async () => {
  await using room = await madeRoom()
  await room.services.database
    .insert(apiUsageLogs)
    .values({ apiType: 'image_generation', success: true, costCents: 10_000_000 })
  await findThings(room.services, room.ada, room)
  await room.app.runJobs()
  expect(await room.page()).toMatchObject({ search: { state: 'failed', fault: 'budget_spent' } })
  expect(room.lists()).toEqual([])
})

test('nothing is bought for a member who was blocked meanwhile, or by another', async () => {
  await using room = await madeRoom()
  const eve = await createActor(room.services)
  await expect(findThings(room.services, eve, room)).rejects.toMatchObject({ status: 404 })
  await findThings(room.services, room.ada, room)
  await block(room.services, room.ada.userId)
  await room.app.runJobs()
  expect(room.lists()).toEqual([])
  expect((await room.page()).search.state).toBe('failed')
})

test('a worker that is killed while the provider works buys nothing again, and the call keeps its own estimate', async () => {
  await using room = await madeRoom()
  const killed = new AbortController()
  room.provider.sees('listed_things', () => killed.abort(new Error('killed')))
  await findThings(room.services, room.ada, room)
  await expect(room.work(room.services, { ...ATTEMPT, signal: killed.signal })).rejects.toThrow('killed')
  expect((await room.page()).search.state).toBe('waiting')
  await room.work()
  expect(room.lists()).toHaveLength(1)
  expect(await room.page()).toMatchObject({ search: { state: 'failed', fault: 'other' }, things: [] })
  const calls = await room.services.database.select().from(apiUsageLogs)
  expect(calls.at(-1)).toMatchObject({ apiType: 'openai-vision', success: false, costCents: 7 })
})

test('a call that the provider refused at no cost is made again, and does not count', async () => {
  await using room = await madeRoom()
  room.provider.sees('listed_things', (response) => void response.writeHead(429).end('{}'))
  await findThings(room.services, room.ada, room)
  await expect(room.work()).rejects.toMatchObject({ code: 'rate_limited' })
  await room.work()
  expect(room.lists()).toHaveLength(2)
  expect((await room.page()).search.state).toBe('done')
  expect(await room.services.database.select().from(designBoards)).toMatchObject([{ timesAsked: 1 }])
})

test('the provider is asked at most three times for a version', async () => {
  await using room = await madeRoom()
  const nonsense = (response: ServerResponse) => void response.end('Here are the things I see: a sofa')
  room.provider.sees('listed_things', nonsense, nonsense, nonsense)
  for (const mayAsk of [true, true, false]) {
    await findThings(room.services, room.ada, room)
    await room.app.runJobs()
    expect((await room.page()).search).toMatchObject({ state: 'failed', mayAsk })
  }
  await expect(findThings(room.services, room.ada, room)).rejects.toMatchObject({
    code: 'too_many_attempts',
    message: expect.stringContaining('for this version'),
  })
  await room.app.runJobs()
  expect(room.lists()).toHaveLength(3)
})

test('a member has at most ten searches a day; asking again while one is under way does not count', async () => {
  await using room = await madeRoom()
  for (let times = 0; times < 12; times += 1) await findThings(room.services, room.ada, room)
  const fail = () =>
    room.services.database.update(designBoards).set({ searchState: 'failed', searchFault: 'other' })
  for (let times = 1; times < 10; times += 1) {
    await fail()
    await findThings(room.services, room.ada, room)
  }
  await fail()
  await expect(findThings(room.services, room.ada, room)).rejects.toMatchObject({
    code: 'too_many_attempts',
    message: expect.stringContaining('today'),
  })
})

test('without a vision model nothing can be searched', async () => {
  await using app = await createTestServices()
  const ada = await createActor(app.services)
  await expect(
    findThings(app.services, ada, { redesignId: '00000000-0000-4000-8000-000000000000' }),
  ).rejects.toMatchObject({ code: 'api_key_required' })
})
