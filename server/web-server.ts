import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#app/platform/env/environment.ts'
import type { Log } from '#app/platform/log/log.ts'

/** Milliseconds until an incomplete request is dropped; the body readers are far stricter. */
const REQUEST_TIMEOUT = 15 * 60_000
/** Milliseconds that an idle connection stays open: longer than proxies keep theirs, so that only they close one. */
const KEEP_ALIVE = 75_000
/** Milliseconds between two looks for idle connections. */
const LOOK_EVERY = 100

interface CloseTimes {
  linger: number
  grace: number
}

export interface WebServer {
  /** Serves requests; until then each is answered with 503. */
  serve(listener: RequestListener): void
  /**
   * Closes the port, and each connection after its next answer.
   *
   * @param times.linger milliseconds that an idle connection may still bring a request
   * @param times.grace milliseconds that running requests have to end
   */
  close(times: CloseTimes): Promise<void>
}

/**
 * Listens on the port.
 *
 * @throws Error with one sentence when the port cannot be used
 */
export async function takePort(
  { host, port }: Pick<Environment, 'host' | 'port'>,
  log: Log,
): Promise<WebServer> {
  let serving: RequestListener | undefined
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE,
    requireHostHeader: false,
  })
  server.on('request', (request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close')
    if (serving) serving(request, response)
    else refuse(response)
  })
  await listen(server, host, port)
  server.on('error', (error) => log.error({ err: error }, 'http'))
  return {
    serve: (listener) => {
      serving = listener
    },
    close: (times) => close(server, times),
  }
}

function listen(server: net.Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, port)))
    server.listen(port, host, () => {
      server.removeAllListeners('error')
      resolve()
    })
  })
}

function inWords(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE') return new Error(`port ${port} is in use; set PORT to another`)
  if (error.code === 'EACCES')
    return new Error(`port ${port} is reserved for the system; set PORT to 1024 or more`)
  return error
}

function refuse(response: ServerResponse) {
  response
    .writeHead(503, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', 'Retry-After': '1' })
    .end(JSON.stringify({ status: 'not ready', reason: 'starting' }))
}

async function close(
  server: ReturnType<typeof createServer>,
  { linger, grace }: Record<'linger' | 'grace', number>,
) {
  // HTTP's own `close` cuts idle connections at once, also those that bring a request at this moment.
  const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()))
  const looking = new AbortController()
  const closeIdle = async () => {
    await sleep(linger, undefined, { signal: looking.signal })
    for (;;) {
      server.closeIdleConnections()
      await sleep(LOOK_EVERY, undefined, { signal: looking.signal })
    }
  }
  const timer = setTimeout(() => server.closeAllConnections(), grace)
  closeIdle().catch(() => {})
  await closed
  clearTimeout(timer)
  looking.abort()
}
