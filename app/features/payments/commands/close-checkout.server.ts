import type { Services } from '#app/platform/services.ts'
import { syncCheckout } from './sync-checkout.server.ts'

/**
 * Closes a checkout at Stripe whose buyer has left, so that nobody pays in it any more, and keeps what has become of it.
 * One that was paid just then is in the books as paid after the account was deleted.
 *
 * @throws when Stripe cannot be asked
 */
export async function closeCheckout(services: Services, sessionId: string): Promise<void> {
  const { stripe, log } = services
  if (!stripe) return
  await stripe.expireCheckout(sessionId)
  const { refused } = await syncCheckout(services, sessionId)
  if (refused) log.warn({ sessionId, problem: refused }, 'closed checkout refused')
}
