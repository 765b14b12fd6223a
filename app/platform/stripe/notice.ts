import type Stripe from 'stripe'
import { idOf } from './checkout-truth.ts'
import type { StripeNotice } from './stripe-gateway.ts'

/** Only what an event is about: it may be old or come late, so its contents are not read. */
export function noticeFrom(event: Stripe.Event): StripeNotice {
  return { id: event.id, type: event.type, about: subjectOf(event) }
}

function subjectOf(event: Stripe.Event): StripeNotice['about'] {
  const thing = event.data.object as {
    id: string
    payment_intent?: string | { id: string } | null
    customer?: string | { id: string } | null
  }
  if (event.type.startsWith('checkout.session.')) return { kind: 'session', id: thing.id }
  if (event.type.startsWith('customer.subscription.')) return subject('customer', idOf(thing.customer))
  if (/^(charge\.refund|refund\.|charge\.dispute\.)/.test(event.type))
    return subject('payment', idOf(thing.payment_intent))
  return undefined
}

const subject = (kind: 'payment' | 'customer', id: string | null) => (id ? { kind, id } : undefined)
