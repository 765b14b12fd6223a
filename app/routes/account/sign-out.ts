import { redirect } from 'react-router'
import { safeReturnPath } from '#app/features/accounts/signing-in/rules/return-path.ts'
import { servicesContext } from '#app/platform/services.ts'
import { readForm } from '../forms/read-form.server.ts'
import type { Route } from './+types/sign-out.ts'

/** A GET signs nobody out. */
export function loader() {
  return redirect('/')
}

/**
 * Ends the session and redirects home, or to the page of this site that the form names. A form that cannot be read
 * still signs out.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm({ request, context }).catch(() => undefined)
  const next = safeReturnPath(form?.get('returnTo')) ?? '/'
  const { authentication } = context.get(servicesContext)
  const { cookies } = await authentication.endSession(request.headers)
  return redirect(next, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}
