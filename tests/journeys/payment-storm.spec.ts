import { setTimeout as sleep } from 'node:timers/promises'
import { type Delivery, type FakeStripe, startFakeStripe } from '../fakes/stripe-server.ts'
import { addBuyers, addCheckouts } from './checkouts.ts'
import { expect, test } from './journey.ts'
import { createProductProcess, type ProductProcess } from './product-process.ts'

const EVENTS = 1000
const AT_ONCE = 8
const BUYERS = 40
/** Numbers of answered deliveries after which the product is killed. */
const KILLS = [250, 600]

/** Five events of each checkout: a duplicate, and some that overtake earlier ones. */
function eventsOf(stripe: FakeStripe, sessionId: string): Delivery[] {
  const completed = stripe.event('checkout.session.completed', sessionId)
  return [
    completed,
    completed,
    stripe.event('checkout.session.async_payment_succeeded', sessionId),
    stripe.event('charge.refunded', sessionId),
    stripe.event('refund.updated', sessionId),
  ]
}

/** A fifth is never paid, a fifth refunded wholly, a fifth by half, and the rest simply paid. */
function settleAtStripe(stripe: FakeStripe, sessions: string[]) {
  for (const [index, sessionId] of sessions.entries()) {
    if (index % 5 === 0) continue
    stripe.pay(sessionId)
    stripe.checkouts.get(sessionId)!.refunded = [0, 800, 400][index % 5] ?? 0
  }
}

const shuffled = <Thing>(things: Thing[]) =>
  things
    .map((thing) => ({ thing, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ thing }) => thing)

/** Repeats a delivery until the response is 200, as Stripe does. */
async function deliver(address: string, { body, signature }: Delivery): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    const answer = await fetch(`${address}/stripe/webhook`, { method: 'POST', body, headers }).catch(
      () => undefined,
    )
    if (answer?.ok) return
    await sleep(100)
  }
  throw new Error('A delivery was never taken')
}

/** Delivers all events, {@link AT_ONCE} at a time, and kills the product in between. */
async function deliverAll(product: ProductProcess, events: Delivery[]) {
  const waiting = [...events]
  let answered = 0
  let restart = Promise.resolve()
  const work = async () => {
    for (let event = waiting.pop(); event; event = waiting.pop()) {
      await deliver(product.address, event)
      answered++
      if (KILLS.includes(answered)) restart = product.kill().then(() => product.start())
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  await restart
}

test('a thousand duplicate, disordered and concurrent events credit each purchase once, despite kills', async () => {
  test.setTimeout(240_000)
  await using stripe = await startFakeStripe()
  await using product = await createProductProcess(stripe.variables)
  await product.start()
  const buyers = await addBuyers(product.query, BUYERS)
  const orders = Array.from({ length: EVENTS / 5 }, (_, index) => buyers[index % BUYERS]!)
  const sessions = await addCheckouts(product.query, stripe, orders)
  settleAtStripe(stripe, sessions)
  await deliverAll(product, shuffled(sessions.flatMap((sessionId) => eventsOf(stripe, sessionId))))

  // Two of five are simply paid, one is refunded wholly, and one by half: of its 1 and 3 credits, 0 and 1 are taken
  // back.
  const [sum] = await product.query(
    'SELECT sum(room_credits)::int AS room, sum(revision_credits)::int AS revision FROM user_credits',
  )
  expect(sum).toEqual({ room: 1 + 40 * (1 + 0 + 1 + 1), revision: 40 * (3 + 0 + 2 + 3) })
  const unequal = await product.query(
    `SELECT c.user_id FROM user_credits c LEFT JOIN credit_ledger l USING (user_id) GROUP BY c.user_id
     HAVING c.room_credits <> coalesce(sum(l.change) FILTER (WHERE l.kind = 'room'), 0)
         OR c.revision_credits <> coalesce(sum(l.change) FILTER (WHERE l.kind = 'revision'), 0)`,
  )
  expect(unequal).toEqual([])
  const statuses = await product.query(
    'SELECT status, count(*)::int AS count FROM payment_history GROUP BY status ORDER BY status',
  )
  expect(statuses).toEqual([
    { status: 'completed', count: 120 },
    { status: 'refunded', count: 40 },
  ])
  const [receipts] = await product.query(
    `SELECT count(*)::int AS count FROM outbox_emails WHERE kind = 'purchase_receipt'`,
  )
  expect(receipts).toEqual({ count: 160 })
})
