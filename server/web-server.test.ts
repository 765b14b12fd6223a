import { once } from 'node:events'
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#app/platform/log/log.ts'
import { freePort } from '#tests/journeys/free-port.ts'
import { prepareWebServer } from './web-server.ts'

const answerAtOnce: RequestListener = (_request, response) => response.end('served')
/** Milliseconds, far longer than any test. */
const LONG = 60_000

/** A server on a free port, and a client with one kept connection. */
async function open(listener?: RequestListener) {
  const host = '127.0.0.1'
  const port = await freePort()
  const log = createLog('silent', { role: 'test', version: 'test' })
  const web = await prepareWebServer({ host, port }, log)
  if (listener) await web.serve(listener)
  onTestFinished(() => web.close({ linger: 0, grace: 0 }))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const ask = async (path: string, via: Agent | false = agent) => {
    const [answer] = (await once(get({ host, port, path, agent: via }), 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
  }
  return { web, ask, takeAgain: () => prepareWebServer({ host, port }, log) }
}

test('an idle connection stays open longer than proxies keep theirs', async () => {
  const { ask } = await open(answerAtOnce)
  expect((await ask('/')).headers['keep-alive']).toBe('timeout=75')
})

test('the port stays closed during the start, so that proxies use other processes', async () => {
  const { web, ask } = await open()
  await expect(ask('/')).rejects.toThrow('ECONNREFUSED')
  await web.serve(answerAtOnce)
  expect(await ask('/')).toMatchObject({ status: 200, body: 'served' })
})

test('a taken port is reported in one sentence', async () => {
  const { takeAgain } = await open(answerAtOnce)
  await expect(takeAgain()).rejects.toThrow(/^port \d+ is in use; set PORT to another$/)
})

test('after the port is closed, an idle connection gets one more response', async () => {
  const { web, ask } = await open(answerAtOnce)
  await ask('/')
  const closed = web.close({ linger: LONG, grace: LONG })
  await expect.poll(() => ask('/', false).catch(({ code }) => code)).toBe('ECONNREFUSED')
  const last = await ask('/')
  expect(last).toMatchObject({ status: 200, body: 'served' })
  expect(last.headers.connection).toBe('close')
  await closed
})

test('a running request ends before the server does', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const { web, ask } = await open((_request, response) => {
    arrive()
    released.then(() => response.end('late'))
  })
  const answer = ask('/')
  await arrived
  const closed = web.close({ linger: 0, grace: LONG })
  release()
  expect((await answer).body).toBe('late')
  await closed
})

test('idle connections and endless requests do not delay a stop', async () => {
  const idle = await open(answerAtOnce)
  await idle.ask('/')
  await idle.web.close({ linger: 0, grace: LONG })
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  const hanging = await open(() => arrive())
  const answer = expect(hanging.ask('/')).rejects.toThrow('socket hang up')
  await arrived
  await hanging.web.close({ linger: 0, grace: 1 })
  await answer
})
