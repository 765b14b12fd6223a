/** Two processes of the product on one database, each with its own cache of guest pages. */
import { request } from 'node:http'
import * as build from 'virtual:react-router/server-build'
import { freePort } from '#tests/journeys/free-port.ts'
import { applicationBuild } from '../../server/application-build.ts'
import { openPageCache } from '../../server/guest-pages/page-cache.ts'
import { httpListener } from '../../server/http-server.ts'
import { prepareWebServer } from '../../server/web-server.ts'
import { createTestServices, type TestServices } from './services.ts'

/** The compiled routes, and the `handle` of each. */
export const routes = { ...applicationBuild(build), middleware: <Listener>(listener: Listener) => listener }

export interface GuestAnswer {
  status: number
  headers: Record<string, string>
  body: Buffer
  text: string
}

export interface GuestApplication extends TestServices {
  /** The addresses of the two processes. */
  processes: [string, string]
  /** Asks the first process, or the one whose address `path` begins with. */
  ask(path: string, headers?: Record<string, string>, method?: string): Promise<GuestAnswer>
}

/** Starts both. Use it with `await using`. */
export async function createGuestApplication(): Promise<GuestApplication> {
  await using opened = new AsyncDisposableStack()
  const test = opened.use(await createTestServices())
  const start = async () => {
    const environment = { ...test.services.environment, host: '127.0.0.1', port: await freePort() }
    const cache = openPageCache(environment.databaseUrl!, test.services.log)
    const server = await prepareWebServer(environment, test.services.log)
    await server.serve(httpListener(environment, routes, test.services, () => false, cache))
    opened.defer(async () => {
      await server.close({ linger: 0, grace: 1_000 })
      await cache.close()
    })
    return `http://127.0.0.1:${environment.port}`
  }
  const processes: [string, string] = [await start(), await start()]
  const kept = opened.move()
  return {
    ...test,
    processes,
    ask: (path, headers = {}, method = 'GET') =>
      asAsked(path.startsWith('/') ? processes[0] + path : path, headers, method),
    [Symbol.asyncDispose]: () => kept.disposeAsync(),
  }
}

/** Unlike `fetch`, adds no headers and does not decompress. */
function asAsked(address: string, headers: Record<string, string>, method: string): Promise<GuestAnswer> {
  return new Promise((resolve, reject) => {
    request(address, { headers, method }, async (answer) => {
      const body = Buffer.concat(await answer.toArray())
      const values = answer.headersDistinct as Record<string, string[]>
      resolve({
        status: answer.statusCode!,
        headers: Object.fromEntries(Object.entries(values).map(([name, each]) => [name, each.join(', ')])),
        body,
        text: body.toString(),
      })
    })
      .once('error', reject)
      .end()
  })
}
