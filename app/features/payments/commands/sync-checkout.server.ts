import { eq } from 'drizzle-orm'
import { userById } from '#app/features/accounts/queries.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import type { CheckoutTruth } from '#app/platform/stripe/stripe-gateway.ts'
import { receiptEmail } from '../emails.tsx'
import { checkoutBySession } from '../queries.server.ts'
import { contradiction } from '../rules/contradiction.ts'
import { paymentHistory, subscribers } from '../tables.server.ts'
import { reconcilePayment } from './reconcile-payment.server.ts'
import {
  type Checkout,
  changeCheckout,
  lockCheckout,
  type Payment,
  settleCheckout,
} from './settle-checkout.server.ts'

/** Tries before a checkout that keeps changing is left for the next delivery. */
const TRIES = 8

export type SyncOutcome = { refused: string } | { refused: undefined; paid: boolean }

/**
 * Brings a checkout up to what Stripe says of it now: paid, refunded, disputed, expired. However many do so at the
 * same time, and in whichever order they were told, each purchase is credited once: an answer that was asked for
 * before the last change is thrown away and asked for again.
 *
 * @param note written in the same transaction
 * @returns why it was refused when Stripe's word contradicts what was offered
 * @throws when Stripe cannot be asked
 */
export async function syncCheckout(
  services: Services,
  sessionId: string,
  note: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<SyncOutcome> {
  for (let tries = 0; tries < TRIES; tries++) {
    const checkout = await checkoutBySession(services.database, sessionId)
    if (!checkout) return { refused: 'unknown session' }
    const truth = await services.stripe!.readCheckout(sessionId)
    const refused = contradiction(checkout, truth)
    if (refused) return { refused }
    if (await apply(services, checkout, truth, note)) return { refused: undefined, paid: truth.paid }
  }
  throw new Error(`Checkout ${sessionId} changed ${TRIES} times while it was looked at`)
}

/** @returns false when the checkout has changed since Stripe was asked */
async function apply(
  services: Services,
  checkout: Checkout,
  truth: CheckoutTruth,
  note: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  const buyer =
    truth.paid && checkout.status !== 'paid' && (await userById(services.database, checkout.userId))
  const receipt = buyer ? await receiptEmail(services.environment, buyer, checkout) : undefined
  return services.database.transaction(async (transaction) => {
    const current = await lockCheckout(transaction, checkout.id)
    if (current?.version !== checkout.version) return false
    if (truth.paid) {
      const { amountCents, receiptUrl } = truth
      const charge = { amountCents, receiptUrl, stripeSessionId: checkout.stripeSessionId }
      const settled = receipt && (await settleCheckout(transaction, current, charge, receipt))
      await keepCustomer(transaction, current.userId, truth.customerId)
      const payment = settled ?? (await paymentOf(transaction, current.id))
      if (await reconcilePayment(transaction, payment, truth))
        await changeCheckout(transaction, current.id, {})
    } else if (current.status === 'open' && (truth.expired || truth.failed)) {
      await changeCheckout(transaction, current.id, { status: truth.expired ? 'expired' : 'failed' })
    }
    await note(transaction)
    return true
  })
}

async function paymentOf(transaction: Transaction, id: string): Promise<Payment> {
  const [payment] = await transaction.select().from(paymentHistory).where(eq(paymentHistory.id, id))
  return payment!
}

/** Remembers who the buyer is at Stripe, for the billing portal. */
async function keepCustomer(transaction: Transaction, userId: string, customerId: string | null) {
  if (!customerId) return
  await transaction
    .insert(subscribers)
    .values({ userId, stripeCustomerId: customerId })
    .onConflictDoUpdate({ target: subscribers.userId, set: { stripeCustomerId: customerId } })
}
