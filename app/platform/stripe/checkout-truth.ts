import type Stripe from 'stripe'
import type { CheckoutTruth } from './stripe-gateway.ts'

/** Reads a checkout, its payment, its refunds and its disputes from Stripe. */
export async function checkoutTruth(client: Stripe, sessionId: string): Promise<CheckoutTruth> {
  const session = await client.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  })
  const payment = expanded(session.payment_intent)
  const charge = payment && expanded(payment.latest_charge)
  const disputes = charge?.disputed ? await disputesOf(client, payment!.id) : NO_DISPUTES
  return {
    checkoutId: session.client_reference_id,
    paid: session.mode === 'payment' && session.payment_status !== 'unpaid' && session.status === 'complete',
    expired: session.status === 'expired',
    failed: session.status === 'complete' && hasFailed(payment),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customerId: idOf(session.customer),
    receiptUrl: charge?.receipt_url ?? null,
    refundedCents: Math.min(session.amount_total ?? 0, (charge?.amount_refunded ?? 0) + disputes.lostCents),
    disputed: disputes.isOpen,
  }
}

/** A payment that waits for a bank is neither paid nor failed. */
const hasFailed = (payment: Stripe.PaymentIntent | undefined) =>
  payment?.status === 'requires_payment_method' || payment?.status === 'canceled'

const NO_DISPUTES = { isOpen: false, lostCents: 0 }

/** Won disputes and inquiries of the bank withdraw no money. A lost one has given it back to the buyer. */
async function disputesOf(client: Stripe, paymentId: string): Promise<typeof NO_DISPUTES> {
  const { data } = await client.disputes.list({ payment_intent: paymentId, limit: 10 })
  const isOver = (status: string) => ['won', 'lost', 'prevented'].includes(status)
  return {
    isOpen: data.some(({ status }) => !isOver(status) && !status.startsWith('warning_')),
    lostCents: data
      .filter(({ status }) => status === 'lost')
      .reduce((cents, { amount }) => cents + amount, 0),
  }
}

const expanded = <Thing extends object>(thing: string | Thing | null): Thing | undefined =>
  typeof thing === 'string' ? undefined : (thing ?? undefined)

/** The id of an object that Stripe may send expanded. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)
