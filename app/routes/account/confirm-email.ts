import { redirect } from 'react-router'
import { type Confirmation, confirmEmail } from '#app/features/accounts/commands/confirm-email.server.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/confirm-email.ts'

const NEXT: Record<Confirmation, string> = {
  confirmed: '/dashboard?confirmed=true&source=email_verification',
  changed: '/account?email=changed',
  taken: '/account?email=taken',
  expired: '/account?email=expired',
}

/** Confirms an email address by the token of its link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  return redirect(NEXT[await confirmEmail(context.get(servicesContext), token)])
}
