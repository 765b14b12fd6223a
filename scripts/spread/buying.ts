import type { FakeStripe } from '#tests/fakes/stripe-server.ts'
import type { Promises } from './promises.ts'
import { hiddenField, type Visit } from './visit.ts'

interface Purchase {
  stripe: FakeStripe
  promises: Promises
  email: string
  /** Whether the buyer pays. Others leave the checkout open. */
  pays: boolean
  /** Number of concurrent deliveries of the same event by Stripe. */
  deliveries: number
  /** Stripe's own connection to the product. */
  asStripe: Visit
}

/** Buys the offer on the page: checkout, Stripe's page, Stripe's event and the return. */
export async function buyCredits(visit: Visit, purchase: Purchase): Promise<void> {
  const { stripe, promises, email, pays } = purchase
  const page = await visit.open('/credits')
  const names = ['roomCredits', 'revisionCredits', 'amountCents']
  const offer = names.map((name): [string, string] => [name, hiddenField(page, name)])
  const answer = await visit.send('/credits', () => new URLSearchParams([['intent', 'buy'], ...offer]))
  const sessionId = /\/pay\/(\w+)$/.exec(answer.location ?? '')?.[1]
  if (!sessionId) throw new Error(`A purchase was answered ${answer.status} ${answer.body.slice(0, 300)}`)
  promises.checkouts.push({ sessionId, email })
  if (!pays) return
  stripe.pay(sessionId)
  const checkoutId = stripe.checkouts.get(sessionId)!.reference
  await Promise.all([deliver(purchase, sessionId), visit.open(`/checkout/${checkoutId}/return`)])
}

/** Sends the event until it is accepted, as Stripe does. */
async function deliver({ stripe, promises, asStripe, deliveries }: Purchase, sessionId: string) {
  const eventId = `evt_${sessionId}`
  const { body, signature } = stripe.event('checkout.session.completed', sessionId, eventId)
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
  const send = async () => {
    const { status } = await asStripe.send('/stripe/webhook', () => body, headers)
    if (status !== 200) throw new Error(`An event of Stripe was answered ${status}`)
  }
  await Promise.all(Array.from({ length: deliveries }, send))
  promises.events.push(eventId)
}
