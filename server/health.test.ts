import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openDatabase } from '#app/platform/database/database.ts'
import { createListeningApplication } from '#tests/builders/listening-application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

const PATHS = ['/healthz', '/readyz'] as const

async function statuses(address: string, headers: Record<string, string> = {}) {
  const answers = await Promise.all(PATHS.map((path) => fetch(address + path, { headers })))
  return answers.map(({ status }) => status)
}

/** Sends a raw request. @returns the first line of the response */
async function sendPlainly(address: string, request: string): Promise<string> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1')
  socket.write(request)
  let answer = ''
  socket.setEncoding('utf8').on('data', (piece: string) => {
    answer += piece
  })
  await once(socket, 'close')
  return answer.split('\r\n')[0]!
}

test('both checks name the process and succeed, also without a host', async () => {
  await using app = await createListeningApplication({ variables: { COMMIT: '4f1c9aa' } })
  const alive = await fetch(`${app.address}/healthz`)
  expect(await alive.json()).toEqual({
    status: 'ok',
    version: expect.stringMatching(/^\d+\.\d+\.\d+\+4f1c9aa$/),
    role: 'web,worker',
  })
  expect(alive.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await (await fetch(`${app.address}/readyz?now`)).json()).toEqual({ status: 'ready' })
  for (const path of PATHS) {
    expect(await sendPlainly(app.address, `GET ${path} HTTP/1.0\r\n\r\n`)).toBe('HTTP/1.1 200 OK')
    const newer = `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`
    expect(await sendPlainly(app.address, newer)).toBe('HTTP/1.1 200 OK')
  }
  expect(await sendPlainly(app.address, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/ 400 /)
})

test('without the job tables a process is alive but not ready', async () => {
  await using app = await createListeningApplication()
  await app.services.database.execute(sql`ALTER SCHEMA pgboss RENAME TO elsewhere`)
  expect(await statuses(app.address)).toEqual([200, 503])
})

/** Addresses of databases that refuse connections or never answer. */
async function silentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const end = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `postgres://nobody@127.0.0.1:${port}/none`, [Symbol.dispose]: end }
}

test('without the database a process is alive but not ready, for anybody', async () => {
  await using app = await createListeningApplication()
  const cookie = await cookieOf(app.services, await createMember(app.services))
  using silent = await silentServer()
  for (const url of ['postgres://nobody@127.0.0.1:9/none', silent.url]) {
    app.services.database = openDatabase(url, { size: 1, onError: () => {} }).database
    expect(await statuses(app.address)).toEqual([200, 503])
    expect(await statuses(app.address, { Cookie: cookie })).toEqual([200, 503])
  }
})

test('a stopping process reports it and still serves requests', async () => {
  await using app = await createListeningApplication({ isStopping: true })
  expect(await statuses(app.address)).toEqual([200, 503])
  expect(await (await fetch(`${app.address}/readyz`)).json()).toEqual({
    status: 'not ready',
    reason: 'stopping',
  })
  expect((await fetch(`${app.address}/contact`)).status).toBe(200)
})
