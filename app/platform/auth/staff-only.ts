import { data, type MiddlewareFunction, redirect } from 'react-router'
import { isStaff } from './actor.ts'
import { optionalMember, signInAddress, visitorContext } from './guards.ts'

/** The response to everybody else. The root's error boundary redirects them to the home page. */
export interface StaffOnly {
  code: 'staff_only'
}

/**
 * Stops everybody but administrators and support before any loader or action below runs: for documents, `.data`
 * requests and form posts. Every request reads the role, so losing it takes effect at the next click.
 *
 * @throws the 'Redirecting...' screen; a redirect to the sign-in page for the form of somebody who was signed out
 * meanwhile, so that the page keeps what was typed
 */
export const staffOnly: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const member = optionalMember(context)
  if (member && isStaff(member)) return next()
  if (request.method !== 'GET' && !context.get(visitorContext)) throw redirect(signInAddress(request))
  throw data({ code: 'staff_only' } satisfies StaffOnly, { status: 403 })
}
