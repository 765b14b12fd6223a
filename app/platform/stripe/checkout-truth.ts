import type Stripe from 'stripe'
import type { CheckoutTruth } from './stripe-gateway.ts'

/** Reads a checkout, its payment, its refunds and its disputes from Stripe. */
export async function checkoutTruth(client: Stripe, sessionId: string): Promise<CheckoutTruth> {
  const session = await client.checkout.sessions.retrieve(sessionId, {
    expand: ['payment_intent.latest_charge'],
  })
  const payment = expanded(session.payment_intent)
  const charge = payment && expanded(payment.latest_charge)
  return {
    checkoutId: session.client_reference_id,
    paid: session.mode === 'payment' && session.payment_status !== 'unpaid' && session.status === 'complete',
    expired: session.status === 'expired',
    failed: session.status === 'complete' && hasFailed(payment),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    customerId: idOf(session.customer),
    receiptUrl: charge?.receipt_url ?? null,
    refundedCents: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ? await isDisputed(client, payment!.id) : false,
  }
}

/** A payment that waits for a bank is neither paid nor failed. */
const hasFailed = (payment: Stripe.PaymentIntent | undefined) =>
  payment?.status === 'requires_payment_method' || payment?.status === 'canceled'

/** Won disputes and inquiries of the bank withdraw no money. */
async function isDisputed(client: Stripe, paymentId: string): Promise<boolean> {
  const { data } = await client.disputes.list({ payment_intent: paymentId, limit: 10 })
  return data.some(
    ({ status }) => status !== 'won' && status !== 'prevented' && !status.startsWith('warning_'),
  )
}

const expanded = <Thing extends object>(thing: string | Thing | null): Thing | undefined =>
  typeof thing === 'string' ? undefined : (thing ?? undefined)

/** The id of an object that Stripe may send expanded. */
export const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)
