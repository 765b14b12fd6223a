import type { MiddlewareHandler } from 'hono'

const PRIVATE = 'private, no-store'

/**
 * Forbids caching of responses that state no policy, and of those that set a cookie. Any response may renew the
 * session's cookie, and caches store cookies along with a public response (RFC 9111, 7.3).
 */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (headers.has('Set-Cookie') || !headers.has('Cache-Control')) headers.set('Cache-Control', PRIVATE)
}
