/** The product as a browser meets it, without a browser: real routes, middleware and headers on a test database. */

import * as build from 'virtual:react-router/server-build'
import type { HttpBindings } from '@hono/node-server'
import { applicationBuild } from '../../server/application-build.ts'
import { createHttpApplication } from '../../server/http-server.ts'
import { createTestServices, type TestOptions, type TestServices } from './services.ts'

export interface TestRequest {
  /** GET by default, POST with a body. */
  method?: string
  /** Fields of a form. With a file among them, the form is sent as the browser sends uploads. */
  form?: Record<string, string | File>
  /** A body that no form of the product sends. Its `Content-Type` is among the headers. */
  body?: string
  /** The `Cookie` header, for example of a signed-in member (`tests/builders/members.ts`). */
  cookie?: string
  headers?: Record<string, string>
}

export interface TestApplication extends TestServices {
  /**
   * Sends a request without following redirects.
   *
   * @param path with its query, for example `/quiz?retake=true`
   */
  fetch(path: string, request?: TestRequest): Promise<Response>
}

/** Starts the whole product in this process, on its own database. Use it with `await using`. */
export async function createTestApplication(options: TestOptions = {}): Promise<TestApplication> {
  const test = await createTestServices(options)
  const { environment } = test.services
  const routes = { ...applicationBuild(build), middleware: leaveFilesAlone }
  const http = createHttpApplication(environment, routes, test.services)
  return {
    ...test,
    fetch: async (path, request = {}) =>
      http.fetch(requestTo(environment.appUrl, path, request), bindings as HttpBindings),
  }
}

/** The cookies that a response sets, as the browser would send them back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** These tests do not serve static files. */
const leaveFilesAlone = <Listener>(listener: Listener) => listener

const bindings = { incoming: { headers: {}, socket: { remoteAddress: '127.0.0.1' } } }

/** The request as the listener sees it: behind a proxy its address is the requested host, without TLS. */
function requestTo(origin: string, path: string, request: TestRequest): Request {
  const { method, form, cookie, headers } = request
  const body = form ? bodyOf(form) : request.body
  const sends = body !== undefined
  const address = headers?.Host ? `http://${headers.Host}` : origin
  return new Request(new URL(path, address), {
    method: method ?? (sends ? 'POST' : 'GET'),
    headers: { ...(sends && { Origin: origin }), ...(cookie && { Cookie: cookie }), ...headers },
    ...(sends && { body }),
  })
}

function bodyOf(form: Record<string, string | File>): FormData | URLSearchParams {
  const fields = Object.entries(form)
  if (fields.every((field): field is [string, string] => typeof field[1] === 'string'))
    return new URLSearchParams(fields)
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return body
}
