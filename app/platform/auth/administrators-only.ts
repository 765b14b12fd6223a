import { data, type MiddlewareFunction } from 'react-router'
import { optionalMember } from './guards.ts'

/** What everybody else gets instead of a page of the administration; the root's error boundary sends them home. */
export interface AdministratorsOnly {
  code: 'administrators_only'
}

/**
 * Stops everybody but administrators before any loader or action below runs: for documents, `.data` requests and
 * posts. The role is read anew with every request, so whoever loses it is out at the next click.
 *
 * @throws the 'Redirecting...' screen
 */
export const administratorsOnly: MiddlewareFunction<Response> = ({ context }, next) => {
  if (optionalMember(context)?.isAdministrator) return next()
  throw data({ code: 'administrators_only' } satisfies AdministratorsOnly, { status: 403 })
}
