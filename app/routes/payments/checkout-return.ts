import { redirect } from 'react-router'
import { z } from 'zod'
import { syncCheckout } from '#app/features/payments/commands/sync-checkout.server.ts'
import { checkoutOf } from '#app/features/payments/queries/purchases.server.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import { requireMember } from '#app/platform/auth/guards.ts'
import { servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/checkout-return.ts'

/** Questions to Stripe per member and hour. */
const LIMIT = { points: 20, seconds: HOUR_SECONDS }
const LATER = '/dashboard?credit_processing=true'

/**
 * Redirects a buyer who returns from Stripe, and credits the purchase if Stripe confirms the payment. Otherwise its
 * webhook event does so later.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const member = requireMember(context, request)
  const services = context.get(servicesContext)
  const id = z.uuid().safeParse(params.checkoutId)
  const checkout = id.success ? await checkoutOf(services.database, member.userId, id.data) : undefined
  if (!checkout) throw redirect('/dashboard')
  if (checkout.status === 'paid') throw redirect('/dashboard?payment=success')
  if (!services.stripe || !checkout.stripeSessionId) throw redirect('/credits')
  if ((await services.limits.use('checkout-return', member.userId, LIMIT)) > 0) throw redirect(LATER)
  const outcome = await syncCheckout(services, checkout.stripeSessionId).catch((error: unknown) => {
    services.log.warn({ err: error }, 'payment could not be looked up on return')
    return undefined
  })
  const isPaid = outcome?.refused === undefined && outcome?.paid
  throw redirect(isPaid ? '/dashboard?payment=success' : LATER)
}
