import type Stripe from 'stripe'
import { idOf } from './checkout-truth.ts'
import type { ReceivedEvent } from './stripe-gateway.ts'

/** Keeps only an event's subject, because an event may be old or late. */
export function receivedEvent(event: Stripe.Event): ReceivedEvent {
  return { id: event.id, type: event.type, about: subjectOf(event) }
}

function subjectOf(event: Stripe.Event): ReceivedEvent['about'] {
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
