import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#app/platform/env/environment.ts'
import type { Log } from '#app/platform/log/log.ts'
import type { Shutdown } from './shutdown.ts'
import { prepareWebServer, type WebServer } from './web-server.ts'

/** Milliseconds for which an idle connection may still send a request after the port is closed. */
const MAX_LINGER = 2_000

/**
 * Checks that the port is free, and closes it without losing a request when the process stops. `/readyz` reports the
 * stop first, so that proxies send requests elsewhere. Then the port closes.
 *
 * @throws Error with one sentence when the port cannot be used
 */
export async function openWeb(environment: Environment, log: Log, shutdown: Shutdown): Promise<WebServer> {
  const web = await prepareWebServer(environment, log)
  const { drain, requests: grace } = environment.stopTimes
  shutdown.addWork('web', async (options) => {
    const moment = options.drain ? drain : 0
    await sleep(moment)
    await web.close({ linger: Math.min(moment, MAX_LINGER), grace })
  })
  return web
}
