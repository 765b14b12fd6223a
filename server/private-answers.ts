import type { MiddlewareHandler } from 'hono'

const PRIVATE = 'private, no-store'

/**
 * Keeps caches from an answer that does not say who may keep it, and from one that sets a cookie: the session's may be
 * renewed with any answer, and caches keep cookies along with a public one (RFC 9111, 7.3).
 */
export const privateAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers } = c.res
  if (headers.has('Set-Cookie') || !headers.has('Cache-Control')) headers.set('Cache-Control', PRIVATE)
}
