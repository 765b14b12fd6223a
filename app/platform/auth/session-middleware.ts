import type { MiddlewareFunction } from 'react-router'
import { servicesContext } from '../services.ts'
import { awaitingCodeContext, restricted, visitorContext } from './guards.ts'
import { pagePath } from './page-path.ts'

/** Signing out skips this middleware, so it works even when reading the session fails. */
const SIGN_OUT = '/sign-out'
/** Pages that a blocked person may still open: the terms and the contact form. */
const OPEN_TO_THE_BLOCKED = ['/contact', '/terms']

/**
 * Identifies the sender of a request. Runs for documents, `.data` requests and resource routes, so it stops a blocked
 * person everywhere.
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

/** Cookies that an action sets (a new session, a sign-out) are newer than the session that was read. */
function addCookies(response: Response, cookies: string[]) {
  const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
  const set = new Set(response.headers.getSetCookie().map(nameOf))
  for (const cookie of cookies) {
    if (!set.has(nameOf(cookie))) response.headers.append('Set-Cookie', cookie)
  }
}
