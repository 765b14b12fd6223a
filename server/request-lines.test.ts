import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createListeningApplication,
  type ListeningApplication,
} from '#tests/builders/listening-application.ts'

let app: ListeningApplication

beforeAll(async () => {
  app = await createListeningApplication()
})
afterAll(() => app[Symbol.asyncDispose]())

/** Sends a raw request that no browser and no library would send. @returns the response's first line */
async function firstLineOf(request: string): Promise<string> {
  const socket = connect(Number(new URL(app.address).port), '127.0.0.1')
  socket.end(`${request}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  return (await text(socket)).split('\r\n')[0]!
}

test.each([
  ['GET // HTTP/1.1', 404],
  ['GET /// HTTP/1.1', 404],
  ['GET //contact HTTP/1.1', 404],
  ['GET //:80 HTTP/1.1', 404],
  ['GET /\\ HTTP/1.1', 400],
  ['GET http:// HTTP/1.1', 400],
  ['GET * HTTP/1.1', 400],
  ['GET contact HTTP/1.1', 400],
])('%s is answered %i', async (request, status) => {
  expect(await firstLineOf(request)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
