import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import { HOUR_SECONDS } from '#app/lib/durations.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { takeAttempt } from '#app/platform/limits/take-attempt.ts'
import type { Services } from '#app/platform/services.ts'
import { subscriberOf } from '../queries/purchases.server.ts'
import { subscribers } from '../tables.server.ts'

/** Requests to the payment provider per member and hour, for the portal and the subscription together. */
const LIMIT = { points: 20, seconds: HOUR_SECONDS }

/**
 * Opens the payment provider's page with the buyer's cards and invoices.
 *
 * @returns the page's address
 * @throws AppError `no_customer`, `too_many_attempts`, `no_portal_url`
 */
export async function openPortal(services: Services, member: Member): Promise<{ url: string }> {
  const { customerId, stripe } = await customerOf(services, member)
  const url = await stripe.openPortal(customerId, `${services.environment.appUrl}/credits`)
  if (!url) throw new AppError('no_portal_url', 'No portal URL returned')
  return { url }
}

/**
 * Fetches the member's subscription from the payment provider and stores it.
 *
 * @returns whether there is one
 * @throws AppError `no_customer`, `too_many_attempts`
 */
export async function checkSubscription(services: Services, member: Member): Promise<boolean> {
  const { customerId, stripe } = await customerOf(services, member)
  const { subscribed, tier, end } = await stripe.subscriptionOf(customerId)
  await services.database
    .update(subscribers)
    .set({ subscribed, subscriptionTier: tier, subscriptionEnd: end })
    .where(eq(subscribers.userId, member.userId))
  return subscribed
}

async function customerOf({ database, limits, stripe }: Services, member: Member) {
  const subscriber = await subscriberOf(database, member.userId)
  const customerId = subscriber?.stripeCustomerId
  if (!stripe || !customerId)
    throw new AppError('no_customer', 'There is nothing to manage before the first payment.')
  await takeAttempt(limits, 'billing', member.userId, LIMIT, {
    message: () => "You've tried this too many times. Please wait an hour and try again.",
  })
  return { customerId, stripe }
}
