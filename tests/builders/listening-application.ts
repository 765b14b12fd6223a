/** The product behind a real socket, for tests of slow or interrupted request bodies. */

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import * as build from 'virtual:react-router/server-build'
import { freePort } from '#tests/journeys/free-port.ts'
import { applicationBuild } from '../../server/application-build.ts'
import { httpListener } from '../../server/http-server.ts'
import { prepareWebServer } from '../../server/web-server.ts'
import { createTestServices, type TestOptions, type TestServices } from './services.ts'

export interface ListeningApplication extends TestServices {
  /** Its address, for example `http://127.0.0.1:4000`. */
  address: string
  /** Sends a form as a browser does, without following redirects. */
  post(path: string, form: Record<string, string | File>, cookie?: string): Promise<Response>
  /** Sends the beginning of a form with a photo. @returns the bytes received until the connection ended */
  begin(path: string, cookie?: string): Promise<{ socket: Socket; answer: Promise<string> }>
}

/** Starts the whole product on its own port. Use it with `await using`. */
export async function createListeningApplication(
  options: TestOptions & { isStopping?: boolean } = {},
): Promise<ListeningApplication> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const variables = { PORT: String(port), HOST: '127.0.0.1', APP_URL: address, ...options.variables }
  const test = await createTestServices({ ...options, variables })
  const { environment, log } = test.services
  const routes = { ...applicationBuild(build), middleware: <Listener>(listener: Listener) => listener }
  const server = await prepareWebServer(environment, log)
  await server.serve(httpListener(environment, routes, test.services, () => options.isStopping ?? false))
  return {
    ...test,
    address,
    post: (path, form, cookie) => postForm(address, path, form, cookie),
    begin: (path, cookie) => beginForm(port, path, cookie),
    [Symbol.asyncDispose]: async () => {
      await server.close({ linger: 0, grace: 1_000 })
      await test[Symbol.asyncDispose]()
    },
  }
}

function postForm(address: string, path: string, form: Record<string, string | File>, cookie = '') {
  const body = new FormData()
  for (const [name, value] of Object.entries(form)) body.append(name, value)
  const headers = { Origin: address, Accept: 'application/json', Cookie: cookie }
  return fetch(address + path, { method: 'POST', body, headers, redirect: 'manual' })
}

async function beginForm(port: number, path: string, cookie = '') {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = [
    `POST ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    `Origin: http://127.0.0.1:${port}`,
    `Cookie: ${cookie}`,
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5000000',
  ]
  const part = '--x\r\nContent-Disposition: form-data; name="photo"; filename="room.jpg"\r\n\r\n'
  socket.write(`${head.join('\r\n')}\r\n\r\n${part}`)
  let text = ''
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
  })
  const answer = new Promise<string>((resolve) =>
    socket.once('close', () => resolve(text)).on('error', () => {}),
  )
  return { socket, answer }
}
