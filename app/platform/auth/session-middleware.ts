import type { MiddlewareFunction } from 'react-router'
import { servicesContext } from '../services.ts'
import { awaitingCodeContext, restricted, visitorContext } from './guards.ts'
import { pagePath } from './page-path.ts'

/** The way out asks nobody who they are, so that it works whatever else does not. */
const SIGN_OUT = '/sign-out'
/** What a blocked person may still open: what was agreed on, the way to ask why, and what tells of the process. */
const OPEN_TO_THE_BLOCKED = ['/contact', '/terms', '/healthz', '/readyz']

/**
 * Finds out who sends a request, for everything below. Runs for documents, for `.data` requests and for resource
 * routes, so a blocked person is stopped here whatever they ask for.
 *
 * @throws the restriction screen
 */
export const sessionMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const path = pagePath(request).replace(/(?<=.)\/$/, '')
  if (path === SIGN_OUT) return next()
  const { authentication } = context.get(servicesContext)
  const { visitor, awaitingCode, cookies } = await authentication.readSession(request.headers)
  context.set(visitorContext, visitor)
  context.set(awaitingCodeContext, awaitingCode)
  if (visitor?.blocked && !OPEN_TO_THE_BLOCKED.includes(path)) throw restricted(context)
  const response = await next()
  addCookies(response, cookies)
  return response
}

/** What an action says of a cookie (a new session, the end of one) is newer than what was read before it. */
function addCookies(response: Response, cookies: string[]) {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
  const set = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of cookies) {
    if (!set.has(nameOf(cookie))) response.headers.append('Set-Cookie', cookie)
  }
}
