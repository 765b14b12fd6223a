import { eq } from 'drizzle-orm'
import { userById } from '#app/features/accounts/queries.server.ts'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import type { CheckoutTruth } from '#app/platform/stripe/stripe-gateway.ts'
import { receiptEmail } from '../emails.tsx'
import { type Checkout, lockCheckout } from '../queries/lock-checkout.server.ts'
import { checkoutBySession } from '../queries/purchases.server.ts'
import { contradiction } from '../rules/contradiction.ts'
import { paymentHistory, subscribers } from '../tables.server.ts'
import { reconcilePayment } from './reconcile-payment.server.ts'
import {
  type Charge,
  changeCheckout,
  keepOrphanedPayment,
  type Payment,
  settleCheckout,
} from './settle-checkout.server.ts'

/** Maximum attempts while the checkout keeps changing. After that it waits for the next delivery. */
const TRIES = 8

export type SyncOutcome = { refused: string } | { refused: undefined; paid: boolean }

/**
 * Synchronises a checkout with its state at Stripe: paid, refunded, disputed, expired. Concurrent and reordered calls
 * credit each purchase once, because an answer older than the last change is discarded and fetched again.
 *
 * @param note writes in the same transaction
 * @returns why it was refused, when Stripe contradicts the offer
 * @throws when Stripe is unreachable
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
    const orphan = orphaned(checkout, truth)
    if (!(await apply(services, checkout, truth, orphan ? async () => {} : note))) continue
    return orphan ? { refused: orphan } : { refused: undefined, paid: truth.paid }
  }
  throw new Error(`Checkout ${sessionId} kept changing through ${TRIES} attempts`)
}

/** The refusal of a payment that credits nobody, until it is refunded. */
const orphaned = ({ userId }: Checkout, { paid, refundedCents, amountCents }: CheckoutTruth) =>
  !userId && paid && refundedCents < amountCents ? 'paid, but the account was deleted' : undefined

/** @returns false when the checkout has changed since Stripe was asked */
async function apply(
  services: Services,
  checkout: Checkout,
  truth: CheckoutTruth,
  note: (transaction: Transaction) => Promise<void>,
): Promise<boolean> {
  const buyer =
    truth.paid &&
    checkout.userId &&
    checkout.status !== 'paid' &&
    (await userById(services.database, checkout.userId))
  const receipt = buyer ? await receiptEmail(services.environment, buyer, checkout) : undefined
  return services.database.transaction(async (transaction) => {
    const current = await lockCheckout(transaction, checkout.id)
    if (current?.version !== checkout.version) return false
    if (truth.paid) {
      const { amountCents, receiptUrl } = truth
      const charge = { amountCents, receiptUrl, stripeSessionId: checkout.stripeSessionId }
      const settled = await keepPaid(transaction, current, charge, receipt)
      if (current.userId) await keepCustomer(services, transaction, current.userId, truth.customerId)
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

async function keepPaid(
  transaction: Transaction,
  { userId, ...checkout }: Checkout,
  charge: Charge,
  receipt: Email | undefined,
): Promise<Payment | undefined> {
  if (!userId) return keepOrphanedPayment(transaction, { userId, ...checkout }, charge)
  return receipt && settleCheckout(transaction, { ...checkout, userId }, charge, receipt)
}

async function paymentOf(transaction: Transaction, id: string): Promise<Payment> {
  const [payment] = await transaction.select().from(paymentHistory).where(eq(paymentHistory.id, id))
  return payment!
}

/**
 * Stores the buyer's Stripe customer for the billing portal. A customer of another member stays theirs, because the
 * portal shows cards and invoices.
 */
async function keepCustomer(
  { log }: Services,
  transaction: Transaction,
  userId: string,
  customerId: string | null,
) {
  if (!customerId) return
  const [holder] = await transaction
    .select({ userId: subscribers.userId })
    .from(subscribers)
    .where(eq(subscribers.stripeCustomerId, customerId))
  if (holder) {
    if (holder.userId !== userId) log.warn({ userId, customerId }, "another member's customer at Stripe")
    return
  }
  await transaction
    .insert(subscribers)
    .values({ userId, stripeCustomerId: customerId })
    .onConflictDoUpdate({ target: subscribers.userId, set: { stripeCustomerId: customerId } })
}
