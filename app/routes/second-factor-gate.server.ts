import { type MiddlewareFunction, redirect } from 'react-router'
import { mustSetUpSecondFactor } from '#app/features/team/queries/required-second-factor.server.ts'
import { visitorContext } from '#app/platform/auth/guards.ts'
import { pagePath } from '#app/platform/auth/page-path.ts'
import { servicesContext } from '#app/platform/services.ts'

const SET_UP = '/account/second-factor'
/** Pages that stay open to a user who must set up a second factor. */
const OPEN = [SET_UP, '/sign-out']

/**
 * Redirects team members who lack a required second factor to its setup. Runs after the session is read, for
 * documents, `.data` requests and posts.
 */
export const secondFactorGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const visitor = OPEN.includes(pagePath(request)) ? null : context.get(visitorContext)
  if (!visitor) return next()
  const { database } = context.get(servicesContext)
  if (await mustSetUpSecondFactor(database, visitor)) throw redirect(SET_UP)
  return next()
}
