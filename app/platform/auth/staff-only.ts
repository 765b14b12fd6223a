import { data, type MiddlewareFunction } from 'react-router'
import { isStaff } from './actor.ts'
import { optionalMember } from './guards.ts'

/** The response to everybody else. The root's error boundary redirects them to the home page. */
export interface StaffOnly {
  code: 'staff_only'
}

/**
 * Stops everybody but administrators and support before any loader or action below runs: for documents, `.data`
 * requests and form posts. Every request reads the role, so losing it takes effect at the next click.
 *
 * @throws the 'Redirecting...' screen
 */
export const staffOnly: MiddlewareFunction<Response> = async ({ context }, next) => {
  const member = optionalMember(context)
  if (member && isStaff(member)) return next()
  throw data({ code: 'staff_only' } satisfies StaffOnly, { status: 403 })
}
