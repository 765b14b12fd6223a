import type { Services } from '#app/platform/services.ts'
import { syncCheckout } from './sync-checkout.server.ts'

/**
 * Closes a deleted member's checkout at Stripe, so that nobody can pay in it, and stores the outcome. If it was paid
 * just before, the books record a payment after deletion.
 *
 * @throws when Stripe is unreachable
 */
export async function closeCheckout(services: Services, sessionId: string): Promise<void> {
  const { stripe, log } = services
  if (!stripe) return
  await stripe.expireCheckout(sessionId)
  const { refused } = await syncCheckout(services, sessionId)
  if (refused) log.warn({ sessionId, problem: refused }, 'closed checkout refused')
}
