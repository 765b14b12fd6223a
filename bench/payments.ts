import type { FakeStripe } from '#tests/fakes/stripe-server.ts'
import { addBuyers, addCheckouts } from '#tests/journeys/checkouts.ts'
import { type Bench, type Measurement, timed } from './measurement.ts'

const PURCHASES = 400
const AT_ONCE = 8

/**
 * Purchases per second, from starting the checkout to credits from the provider's event, with all calls to the
 * provider. The fake provider answers at once, so this measures the product.
 */
export const purchases =
  (stripe: FakeStripe): Bench =>
  async ({ address, query, cookie }) => {
    const buyers = await addBuyers(query, PURCHASES)
    const sessions = await addCheckouts(query, stripe, buyers)
    for (const sessionId of sessions) stripe.pay(sessionId)
    const events = sessions.map((sessionId) => stripe.event('checkout.session.completed', sessionId))
    const webhook = await perSecond('events of payments credited per second', events, ({ body, signature }) =>
      send(
        `${address}/stripe/webhook`,
        { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
        body,
      ),
    )
    const offer = new URLSearchParams({
      intent: 'buy',
      roomCredits: '1',
      revisionCredits: '3',
      amountCents: '800',
    })
    // A member may start at most 20 an hour.
    const begun = await perSecond('checkouts begun per second', Array.from({ length: 20 }), () =>
      send(`${address}/credits`, { Cookie: cookie, Origin: address }, offer),
    )
    return [begun, webhook]
  }

async function send(address: string, headers: Record<string, string>, body: string | URLSearchParams) {
  const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
  await answer.arrayBuffer()
  if (answer.status >= 400) throw new Error(`${address} answered with ${answer.status}`)
}

async function perSecond<Thing>(
  what: string,
  things: Thing[],
  work: (thing: Thing) => Promise<void>,
): Promise<Measurement> {
  const waiting = [...things]
  const drain = async () => {
    while (waiting.length > 0) await work(waiting.pop()!)
  }
  const ms = await timed(() => Promise.all(Array.from({ length: AT_ONCE }, drain)))
  return {
    what,
    result: `${Math.round((things.length / ms) * 1000)}/s`,
    detail: `${things.length} of them, ${AT_ONCE} at a time`,
  }
}
