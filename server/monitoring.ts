import { createServer, type RequestListener } from 'node:http'
import type { Readings } from '#app/platform/metrics/metrics.ts'
import type { Platform } from '#app/platform/platform.ts'
import type { Services } from '#app/platform/services.ts'
import { withAccessLog } from './access-log.ts'
import type { ApplicationBuild } from './application-build.ts'
import { healthChecks, type PlainListener, type WhyNot } from './health.ts'
import { listen } from './listen.ts'
import { metricsPage } from './metrics-page.ts'
import { withTracing } from './traced-requests.ts'

type Read = () => Promise<Readings>

/** Reads the metrics in the database, with the current build of the application. */
export const readingsOf =
  (build: ApplicationBuild, services: Services): Read =>
  async () =>
    (await build.load()).application.readings(services)

/**
 * Puts the health checks, the access log and, with a token, the metrics before the pages. The access log leaves out
 * health checks and scrapes.
 */
export function withMonitoring(
  platform: Platform,
  read: Read,
  isStopping: () => boolean,
  pages: RequestListener,
): RequestListener {
  const { monitoring } = platform.environment
  const logged = withAccessLog(
    platform.log,
    platform.metrics.requestAnswered,
    withTracing(platform.tracing, pages),
  )
  const own = [healthChecks(platform, () => (isStopping() ? 'stopping' : undefined))]
  if (monitoring.token !== undefined) own.push(metricsPage(platform, monitoring.token, read))
  return firstOf(own, logged)
}

/**
 * Serves the health checks and the metrics on a separate port, also for processes without pages.
 *
 * @returns a handle whose `stop` closes the port
 * @throws Error when the port is taken
 */
export async function startMonitoring(
  platform: Platform,
  read: Read,
  whyNot: WhyNot,
): Promise<{ stop(): Promise<void> }> {
  const { port, token } = platform.environment.monitoring
  const own = [healthChecks(platform, whyNot), metricsPage(platform, token, read)]
  const server = createServer(
    { requireHostHeader: false },
    firstOf(own, (_request, response) => response.writeHead(404).end()),
  )
  await listen(server, { host: platform.environment.host, port: port!, variable: 'MONITORING_PORT' })
  server.on('error', (error) => platform.log.error({ err: error }, 'monitoring'))
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const firstOf =
  (own: PlainListener[], rest: RequestListener): RequestListener =>
  (request, response) => {
    if (!own.some((answer) => answer(request, response))) rest(request, response)
  }
