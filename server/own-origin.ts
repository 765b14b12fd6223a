import type { Context, MiddlewareHandler } from 'hono'
import type { Environment } from '#app/platform/env/environment.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * The product's origin that a form came from: the public address, even if a proxy rewrites scheme and host; or, when
 * the public address is not https, the host that the browser used.
 *
 * @param origin the `Origin` header
 * @param host the `Host` header
 * @returns undefined for another site
 */
function ownOrigin(
  origin: string,
  host: string | undefined,
  { appUrl }: Pick<Environment, 'appUrl'>,
): string | undefined {
  const publicOrigin = new URL(appUrl).origin
  if (origin === publicOrigin) return publicOrigin
  const isSameHost = host !== undefined && URL.parse(origin)?.host === host
  return isSameHost && !publicOrigin.startsWith('https:') ? origin : undefined
}

/** Refuses forms from other sites, and from this site without TLS. */
export const refuseForeignOrigins =
  (environment: Environment): MiddlewareHandler =>
  async (c, next) => {
    const origin = c.req.header('origin')
    if (origin === undefined || SAFE_METHODS.includes(c.req.method)) return next()
    if (ownOrigin(origin, c.req.header('host'), environment)) return next()
    return c.text(
      `This form was sent from another address than ${environment.appUrl}. Open it there, and send it once more.`,
      403,
    )
  }

/**
 * The request as the browser sent it. React Router compares its address with the `Origin` header, but behind a proxy
 * scheme and host are the proxy's.
 */
export function asSent({ req }: Context, environment: Environment): Request {
  const origin = req.header('origin')
  const own = origin && ownOrigin(origin, req.header('host'), environment)
  const url = new URL(req.url)
  if (!own || own === url.origin || SAFE_METHODS.includes(req.method)) return req.raw
  return new Request(`${own}${url.pathname}${url.search}`, req.raw)
}
