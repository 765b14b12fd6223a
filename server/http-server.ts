import type { RequestListener } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { csrf } from 'hono/csrf'
import { DAY_SECONDS, YEAR_SECONDS } from '#app/lib/durations.ts'
import type { Environment } from '#app/platform/env/environment.ts'
import type { Connection, Services } from '#app/platform/services.ts'
import { followConnection } from './access-log.ts'
import type { ApplicationBuild } from './application-build.ts'
import { clientAddress } from './client-address.ts'
import { withGuestPages } from './guest-pages/guest-pages.ts'
import type { PageCache } from './guest-pages/page-cache.ts'
import { readingsOf, withMonitoring } from './monitoring.ts'
import { asSent, refuseForeignOrigins } from './own-origin.ts'
import { privateAnswers } from './private-answers.ts'
import { readerOf } from './reader.ts'
import { securityHeaders } from './security-headers.ts'

/** The facts about a request that the application gets. */
interface Bindings extends HttpBindings {
  /** Set for a page rendered for every guest, whose request has no connection. */
  connection?: Connection
}

type HttpApplication = Hono<{ Bindings: Bindings }>

/**
 * Answers requests with static files and the application.
 *
 * @param cache of guest pages; without it each is rendered for every request
 */
export function httpListener(
  environment: Environment,
  build: ApplicationBuild,
  services: Services,
  isStopping: () => boolean,
  cache?: PageCache,
): RequestListener {
  const http = createHttpApplication(environment, build, services)
  const all = getRequestListener(http.fetch)
  const pages = cache ? withGuestPages({ cache, ...partsFor(environment, build, services, http) }, all) : all
  const listener = withMonitoring(services, readingsOf(build, services), isStopping, pages)
  return build.middleware?.(listener) ?? listener
}

/** Everything between a request and the application: headers, static files, compression, the sender's address. */
export function createHttpApplication(
  environment: Environment,
  build: ApplicationBuild,
  services: Services,
): HttpApplication {
  const http: HttpApplication = new Hono()
  const addressOf = clientAddress(environment.trustedProxies)
  http.use(securityHeaders(environment))
  http.use(privateAnswers)
  http.use(refuseStrayRequests)
  if (!build.middleware) serveBuiltFiles(http, build.picturesVersion)
  http.use(refuseForeignOrigins(environment))
  // Without `Origin`, `Sec-Fetch-Site` tells whether the form comes from this site.
  http.use(csrf({ origin: () => true }))
  http.use(compress())
  http.all('*', async (c) => {
    if (c.env.connection) return build.respond(c.req.raw, services, c.env.connection)
    const connection: Connection = { address: addressOf(c.env.incoming) }
    followConnection(c.env.incoming, connection)
    const response = await build.respond(asSent(c, environment), services, connection)
    if (c.req.method === 'GET')
      await connection.counted?.count(readerOf((name) => c.req.header(name), connection.address))
    return response
  })
  return http
}

/** The parts that render pages for the cache. */
const partsFor = (
  environment: Environment,
  build: ApplicationBuild,
  { log }: Services,
  http: HttpApplication,
) => ({
  log,
  handleAt: build.handleAt,
  addressOf: clientAddress(environment.trustedProxies),
  render: async (address: string, connection: Connection) =>
    http.fetch(new Request(environment.appUrl + address), { connection } as Bindings),
})

/**
 * Addresses of built assets contain a hash, and addresses of pictures a version, so these files never change. Other
 * files may. During an upgrade a page may ask for a picture of another version, which caches keep for a day only.
 */
function serveBuiltFiles(http: HttpApplication, picturesVersion: string | undefined) {
  const files = (isLasting: (c: Context) => boolean) =>
    serveStatic({
      root: 'build/client',
      precompressed: true,
      onFound: (_path, c) =>
        c.header(
          'Cache-Control',
          isLasting(c) ? `public, max-age=${YEAR_SECONDS}, immutable` : `public, max-age=${DAY_SECONDS}`,
        ),
    })
  const isOfThisVersion = (c: Context) =>
    picturesVersion !== undefined && c.req.query('v') === picturesVersion
  http.get(
    '/assets/*',
    files(() => true),
  )
  http.get('/:file{.+\\..+}', files(isOfThisVersion))
}

/** The methods of the product's pages and forms. */
const METHODS = ['GET', 'HEAD', 'POST']

/** Refuses requests that no page of the product makes, before routing. */
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
