import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import type { ReceivedEvent } from '#app/platform/stripe/stripe-gateway.ts'
import type { EventState } from '../schema.ts'
import { paymentEvents, subscribers } from '../tables.server.ts'
import { syncCheckout } from './sync-checkout.server.ts'

/** The outcome of a delivery. `known` means that it is a repeated one. */
export type Reception = { state: EventState | 'known'; problem?: string }

/**
 * Processes a webhook event. The signature proves that it is recent and from Stripe. The facts are then fetched from
 * Stripe. An event that contradicts the stored data is recorded as refused, because a redelivery would not change
 * that.
 *
 * @param body the raw body that the signature covers
 * @throws AppError `payments_off`, `signature_refused`
 * @throws when Stripe is unreachable; Stripe will redeliver
 */
export async function receiveEvent(
  services: Services,
  body: string,
  signature: string | null,
): Promise<Reception> {
  const event = await readEvent(services, body, signature)
  if (await isKnown(services, event.id)) return { state: 'known' }
  const problem = await act(services, event)
  if (problem === undefined) return { state: event.about ? 'handled' : 'ignored' }
  services.log.warn({ event: event.id, type: event.type, problem }, 'payment event refused')
  await record(services.database, event, 'refused', problem)
  return { state: 'refused', problem }
}

async function readEvent({ stripe, log }: Services, body: string, signature: string | null) {
  if (!stripe) throw new AppError('payments_off', 'Payments are not set up.', { status: 404 })
  try {
    return await stripe.readEvent(body, signature ?? '')
  } catch (error) {
    log.warn({ reason: (error as Error).message.split('\n')[0] }, 'payment event refused: signature')
    throw new AppError('signature_refused', 'The signature is wrong or too old.')
  }
}

async function isKnown({ database }: Services, eventId: string): Promise<boolean> {
  const known = await database
    .select({ id: paymentEvents.eventId })
    .from(paymentEvents)
    .where(eq(paymentEvents.eventId, eventId))
  return known.length > 0
}

/** @returns why it was refused */
async function act(services: Services, event: ReceivedEvent): Promise<string | undefined> {
  const { about } = event
  if (about?.kind === 'customer') return mirrorSubscription(services, event, about.id)
  const sessionId = about?.kind === 'payment' ? await services.stripe!.sessionOf(about.id) : about?.id
  if (!about) {
    await record(services.database, event, 'ignored')
    return undefined
  }
  if (!sessionId) return 'unknown payment'
  const { refused } = await syncCheckout(services, sessionId, (transaction) =>
    record(transaction, event, 'handled'),
  )
  return refused
}

/** The product sells no subscriptions, but shows those that were created in Stripe. */
async function mirrorSubscription(services: Services, event: ReceivedEvent, customerId: string) {
  const { subscribed, tier, end } = await services.stripe!.subscriptionOf(customerId)
  return services.database.transaction(async (transaction) => {
    const known = await transaction
      .update(subscribers)
      .set({ subscribed, subscriptionTier: tier, subscriptionEnd: end })
      .where(eq(subscribers.stripeCustomerId, customerId))
      .returning({ userId: subscribers.userId })
    if (known.length === 0) return 'unknown customer'
    await record(transaction, event, 'handled')
    return undefined
  })
}

async function record(database: Queryable, event: ReceivedEvent, state: EventState, problem?: string) {
  await database
    .insert(paymentEvents)
    .values({ eventId: event.id, type: event.type, state, problem })
    .onConflictDoNothing()
}
