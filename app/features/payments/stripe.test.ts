import { expect, test } from 'vitest'
import { DEFAULT_CREDIT_SETTINGS } from '#app/features/credits/rules.ts'
import { creditSettings } from '#app/features/credits/tables.server.ts'
import { openShop } from '#tests/builders/shop.ts'
import { signStripe } from '#tests/fakes/stripe-server.ts'
import { receiveEvent } from './commands/receive-event.server.ts'
import { startCheckout } from './commands/start-checkout.server.ts'
import { currentOffer } from './queries/purchases.server.ts'
import { checkouts, paymentEvents, paymentHistory, subscribers } from './tables.server.ts'

test('a checkout charges the displayed price in one payment, and the browser goes to Stripe', async () => {
  await using shop = await openShop()
  const { form, reference } = shop.stripe.checkouts.get(shop.sessionId)!
  expect(shop.url).toBe(shop.stripe.pageOf(shop.sessionId))
  expect(form).toMatchObject({
    mode: 'payment',
    customer_email: shop.buyer.email,
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][unit_amount]': '800',
    'line_items[0][price_data][currency]': 'usd',
    'adaptive_pricing[enabled]': 'false',
  })
  const [checkout] = await shop.services.database.select().from(checkouts)
  expect(checkout).toMatchObject({ id: reference, stripeSessionId: shop.sessionId, status: 'open' })
})

test('a buyer whose customer is gone at Stripe buys as a new one', async () => {
  await using shop = await openShop()
  const { services, stripe, buyer } = shop
  stripe.pay(shop.sessionId)
  await shop.deliver(stripe.event('checkout.session.completed', shop.sessionId))
  const { customer } = stripe.checkouts.get(shop.sessionId)!
  stripe.lostCustomers.add(customer)

  await startCheckout(services, buyer, await currentOffer(services.database))

  const { id, form } = [...stripe.checkouts.values()].at(-1)!
  expect(form).toMatchObject({ customer_email: buyer.email, customer_creation: 'always' })
  stripe.pay(id)
  await shop.deliver(stripe.event('checkout.session.completed', id))
  expect(await shop.credits()).toEqual([3, 6])
  const [subscriber] = await services.database.select().from(subscribers)
  expect(subscriber!.stripeCustomerId).toBe(stripe.checkouts.get(id)!.customer)
})

test('a price too low for Stripe is reported before a checkout starts', async () => {
  await using shop = await openShop()
  const { database } = shop.services
  await database.insert(creditSettings).values({ ...DEFAULT_CREDIT_SETTINGS, priceCents: 49 })
  const begun = shop.stripe.checkouts.size
  const offer = await currentOffer(database)
  await expect(startCheckout(shop.services, shop.buyer, offer)).rejects.toMatchObject({
    code: 'price_too_low',
    message: expect.stringContaining('Nothing was charged'),
  })
  expect(shop.stripe.checkouts.size).toBe(begun)
  expect(await database.select().from(checkouts)).toHaveLength(1)
})

test('a payment is credited once, whatever the number of events, and only after asking Stripe', async () => {
  await using shop = await openShop()
  const completed = () => shop.stripe.event('checkout.session.completed', shop.sessionId)
  expect(await shop.deliver(completed())).toEqual({ state: 'handled' })
  expect(await shop.credits()).toEqual([1, 0])
  shop.stripe.pay(shop.sessionId)
  const event = completed()
  await Promise.all([event, event, completed(), completed(), event].map(shop.deliver))
  expect(await shop.deliver(event)).toEqual({ state: 'known' })
  expect(await shop.credits()).toEqual([2, 3])
  const [payment, ...more] = await shop.services.database.select().from(paymentHistory)
  expect(payment).toMatchObject({ amountCents: 800, status: 'completed', stripeSessionId: shop.sessionId })
  expect(payment!.receiptUrl).toContain('https://pay.example/receipts/')
  expect(more).toEqual([])
  const [subscriber] = await shop.services.database.select().from(subscribers)
  expect(subscriber!.stripeCustomerId).toBe(shop.stripe.checkouts.get(shop.sessionId)!.customer)
})

test.each([
  ['another amount', { amount: 1 }, '1 cents, not 800'],
  ['another currency', { currency: 'jpy' }, 'currency jpy, not usd'],
])('%s is refused, stored and logged', async (_what, values, problem) => {
  await using shop = await openShop()
  shop.stripe.pay(shop.sessionId, values)
  const event = shop.stripe.event('checkout.session.completed', shop.sessionId)
  expect(await shop.deliver(event)).toEqual({ state: 'refused', problem })
  expect(await shop.credits()).toEqual([1, 0])
  expect(await shop.services.database.select().from(paymentEvents)).toMatchObject([
    { state: 'refused', problem },
  ])
})

test('a session that was not started here is refused', async () => {
  await using shop = await openShop()
  const event = shop.stripe.event('checkout.session.completed', 'cs_test_unknown')
  expect(await shop.deliver(event)).toEqual({ state: 'refused', problem: 'unknown session' })
})

test("a session with another checkout's reference credits nobody", async () => {
  await using shop = await openShop()
  shop.stripe.checkouts.get(shop.sessionId)!.reference = crypto.randomUUID()
  shop.stripe.pay(shop.sessionId)
  const event = shop.stripe.event('checkout.session.completed', shop.sessionId)
  expect(await shop.deliver(event)).toMatchObject({ state: 'refused', problem: 'another checkout' })
  expect(await shop.credits()).toEqual([1, 0])
})

test('a wrong, expired, mismatched or missing signature is refused before any request', async () => {
  await using shop = await openShop()
  shop.stripe.pay(shop.sessionId)
  const { body, signature } = shop.stripe.event('checkout.session.completed', shop.sessionId)
  const asked = shop.stripe.requests.length
  const now = Math.floor(Date.now() / 1000)
  const forged = [
    signStripe(body, now, 'whsec_other'),
    signStripe(body, now - 3600),
    signStripe(`${body} `),
    '',
    'x',
  ]
  for (const wrong of forged)
    await expect(receiveEvent(shop.services, body, wrong)).rejects.toMatchObject({
      code: 'signature_refused',
    })
  expect(shop.stripe.requests).toHaveLength(asked)
  expect(await shop.services.database.$count(paymentEvents)).toBe(0)
  expect(await receiveEvent(shop.services, body, signature)).toEqual({ state: 'handled' })
})

test('while Stripe is down no event counts as handled, and the next delivery does the work', async () => {
  await using shop = await openShop()
  shop.stripe.pay(shop.sessionId)
  const event = shop.stripe.event('checkout.session.completed', shop.sessionId)
  shop.stripe.down = true
  await expect(shop.deliver(event)).rejects.toThrow()
  shop.stripe.down = false
  expect(await shop.deliver(event)).toEqual({ state: 'handled' })
  expect(await shop.credits()).toEqual([2, 3])
}, 20_000)

test('an expired checkout is closed, and unrelated events are ignored', async () => {
  await using shop = await openShop()
  shop.stripe.checkouts.get(shop.sessionId)!.status = 'expired'
  await shop.deliver(shop.stripe.event('checkout.session.expired', shop.sessionId))
  expect(await shop.services.database.select().from(checkouts)).toMatchObject([{ status: 'expired' }])
  expect(await shop.deliver(shop.stripe.event('invoice.paid', 'in_1'))).toEqual({ state: 'ignored' })
})

test('without a checkout address, the buyer gets an error', async () => {
  await using shop = await openShop()
  shop.stripe.pageOf = () => null
  const again = startCheckout(shop.services, shop.buyer, await currentOffer(shop.services.database))
  await expect(again).rejects.toMatchObject({ message: 'No checkout URL returned from payment service' })
})
