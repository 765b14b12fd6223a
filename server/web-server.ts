import { createServer, type RequestListener } from 'node:http'
import net from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#app/platform/env/environment.ts'
import type { Log } from '#app/platform/log/log.ts'
import { listen } from './listen.ts'

/** Milliseconds until an incomplete request is dropped. The readers of bodies are far stricter. */
const REQUEST_TIMEOUT = 15 * 60_000
/** Milliseconds that an idle connection stays open. Longer than proxies keep theirs, so that only they close it. */
const KEEP_ALIVE = 75_000
/** Milliseconds between two checks for idle connections. */
const LOOK_EVERY = 100

interface CloseTimes {
  linger: number
  grace: number
}

export interface WebServer {
  /** Opens the port. Until then it is closed, so that proxies use other processes. */
  serve(listener: RequestListener): Promise<void>
  /**
   * Closes the port, and each connection after its next response.
   *
   * @param times.linger milliseconds for which an idle connection may still send a request
   * @param times.grace milliseconds that running requests have to end
   */
  close(times: CloseTimes): Promise<void>
}

/**
 * Checks that the port can be used.
 *
 * @throws Error with one sentence when it cannot
 */
export async function prepareWebServer(
  { host, port }: Pick<Environment, 'host' | 'port'>,
  log: Log,
): Promise<WebServer> {
  const server = createServer({
    requestTimeout: REQUEST_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE,
    requireHostHeader: false,
  })
  server.on('request', (_request, response) => {
    if (!server.listening) response.setHeader('Connection', 'close')
  })
  const place = { host, port, variable: 'PORT' } as const
  const probe = net.createServer()
  await listen(probe, place)
  await new Promise((resolve) => probe.close(resolve))
  return {
    serve: async (listener) => {
      server.on('request', listener)
      await listen(server, place)
      server.on('error', (error) => log.error({ err: error }, 'http'))
    },
    close: (times) => close(server, times),
  }
}

/** Milliseconds of an idle turn of the event loop. */
const QUIET = 1
const MAX_TURNS = 2_000

/**
 * Resolves when every pending connection has been accepted, because those that still wait when the port closes are
 * lost. A turn of the event loop accepts them all, so this waits for a short one.
 */
async function quietMoment(): Promise<void> {
  let before = performance.now()
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    await nextTurn()
    const now = performance.now()
    if (turn > 0 && now - before < QUIET) return
    before = now
  }
}

async function close(
  server: ReturnType<typeof createServer>,
  { linger, grace }: Record<'linger' | 'grace', number>,
) {
  await quietMoment()
  // HTTP's own `close` cuts idle connections at once, even those that are sending a request.
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
