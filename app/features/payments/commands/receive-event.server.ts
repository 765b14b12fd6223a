import { eq } from 'drizzle-orm'
import { AppError } from '#app/lib/app-error.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import type { StripeNotice } from '#app/platform/stripe/stripe-gateway.ts'
import type { EventState } from '../schema.ts'
import { paymentEvents, subscribers } from '../tables.server.ts'
import { syncCheckout } from './sync-checkout.server.ts'

/** What became of a delivery; `known` was delivered before. */
export type Reception = { state: EventState | 'known'; problem?: string }

/**
 * Takes what Stripe delivers. The signature says that it is from Stripe and recent; what has happened is asked for
 * at Stripe. An event that contradicts what is stored is kept as refused: delivering it again would change nothing.
 *
 * @param body exactly as it came
 * @throws AppError `payments_off`, `signature_refused`
 * @throws when Stripe cannot be asked: it delivers again later
 */
export async function receiveEvent(
  services: Services,
  body: string,
  signature: string | null,
): Promise<Reception> {
  const notice = await readNotice(services, body, signature)
  if (await isKnown(services, notice.id)) return { state: 'known' }
  const problem = await act(services, notice)
  if (problem === undefined) return { state: notice.about ? 'handled' : 'ignored' }
  services.log.warn({ event: notice.id, type: notice.type, problem }, 'payment event refused')
  await record(services.database, notice, 'refused', problem)
  return { state: 'refused', problem }
}

async function readNotice({ stripe, log }: Services, body: string, signature: string | null) {
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
async function act(services: Services, notice: StripeNotice): Promise<string | undefined> {
  const { about } = notice
  if (about?.kind === 'customer') return mirrorSubscription(services, notice, about.id)
  const sessionId = about?.kind === 'payment' ? await services.stripe!.sessionOf(about.id) : about?.id
  if (!about) {
    await record(services.database, notice, 'ignored')
    return undefined
  }
  if (!sessionId) return 'unknown payment'
  const { refused } = await syncCheckout(services, sessionId, (transaction) =>
    record(transaction, notice, 'handled'),
  )
  return refused
}

/** Subscriptions are not sold here, but made in Stripe they are shown as Stripe reports them. */
async function mirrorSubscription(services: Services, notice: StripeNotice, customerId: string) {
  const { subscribed, tier, end } = await services.stripe!.subscriptionOf(customerId)
  return services.database.transaction(async (transaction) => {
    const known = await transaction
      .update(subscribers)
      .set({ subscribed, subscriptionTier: tier, subscriptionEnd: end })
      .where(eq(subscribers.stripeCustomerId, customerId))
      .returning({ userId: subscribers.userId })
    if (known.length === 0) return 'unknown customer'
    await record(transaction, notice, 'handled')
    return undefined
  })
}

async function record(database: Queryable, notice: StripeNotice, state: EventState, problem?: string) {
  await database
    .insert(paymentEvents)
    .values({ eventId: notice.id, type: notice.type, state, problem })
    .onConflictDoNothing()
}
