import { redirect } from 'react-router'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/sign-out.ts'

/** An address opened by hand signs nobody out. */
export function loader() {
  return redirect('/')
}

/** Ends the session. Whoever cannot be signed out properly is signed out of this browser all the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const { authentication } = context.get(servicesContext)
  const { cookies } = await authentication.endSession(request.headers)
  return redirect('/', { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
}
