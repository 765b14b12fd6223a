import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { csrf } from 'hono/csrf'
import { DAY_SECONDS, YEAR_SECONDS } from '#app/lib/durations.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import type { Connection, Services } from '#app/platform/services.ts'
import { followConnection } from './access-log.ts'
import type { ApplicationBuild } from './application-build.ts'
import { clientAddress } from './client-address.ts'
import { readingsOf, withMonitoring } from './monitoring.ts'
import { asSent, refuseForeignOrigins } from './own-origin.ts'
import { securityHeaders } from './security-headers.ts'

/** Answers requests with static files and the application. */
export function httpListener(
  environment: Environment,
  build: ApplicationBuild,
  services: Services,
  isStopping: () => boolean,
): RequestListener {
  const pages = getRequestListener(createHttpApplication(environment, build, services).fetch)
  const listener = withMonitoring(services, readingsOf(build, services), isStopping, pages)
  return build.middleware?.(listener) ?? listener
}

/** Everything between a request and the application: headers, static files, compression, the sender's address. */
export function createHttpApplication(environment: Environment, build: ApplicationBuild, services: Services) {
  const http = new Hono<{ Bindings: HttpBindings }>()
  const addressOf = clientAddress(environment.trustedProxies)
  http.use(securityHeaders(environment))
  http.use(refuseStrayRequests)
  if (!build.middleware) serveBuiltFiles(http)
  http.use(refuseForeignOrigins(environment))
  // Without that header, `Sec-Fetch-Site` tells whether the form is ours.
  http.use(csrf({ origin: () => true }))
  http.use(compress())
  http.all('*', (c) => {
    const connection: Connection = { address: addressOf(c.env.incoming) }
    followConnection(c.env.incoming, connection)
    return build.respond(asSent(c, environment), services, connection)
  })
  return http
}

/** Built assets carry a hash in their name and never change; the other files may. */
function serveBuiltFiles(http: Hono<{ Bindings: HttpBindings }>) {
  const cacheFor = (seconds: number, more = '') => ({
    root: 'build/client',
    precompressed: true,
    onFound: (_path: string, c: { header(name: string, value: string): void }) =>
      c.header('Cache-Control', `public, max-age=${seconds}${more}`),
  })
  http.get('/assets/*', serveStatic(cacheFor(YEAR_SECONDS, ', immutable')))
  http.get('/:file{.+\\..+}', serveStatic(cacheFor(DAY_SECONDS)))
}

/** The methods that our pages and forms use. */
const METHODS = ['GET', 'HEAD', 'POST']

/** Refuses requests that no page of ours makes, before routing. */
const refuseStrayRequests: MiddlewareHandler = async (c, next) => {
  const { url, method } = c.req.raw
  // PostgreSQL texts cannot contain NUL.
  if (url.includes('%00')) return c.text(NO_SUCH_ADDRESS, 400)
  // Browsers read such a path as the name of another site.
  if (new URL(url).pathname.startsWith('//')) return c.text(NO_SUCH_ADDRESS, 404)
  if (METHODS.includes(method)) return next()
  return c.text('Nothing here can be asked for in this way.', 405, { Allow: METHODS.join(', ') })
}

const NO_SUCH_ADDRESS = 'There is no such address.'
