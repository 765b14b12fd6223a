/** Refunds, disputes, and buyers whose accounts were deleted. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { checkAlerts } from '#app/features/alerts/commands/check-alerts.server.ts'
import { openAlerts } from '#app/features/alerts/queries/open-alerts.server.ts'
import { releaseCredit, reserveCredit } from '#app/features/credits/commands/ledger.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { creditLedger } from '#app/features/credits/tables.server.ts'
import { troubledPayments } from '#app/features/insights/queries/credit-analytics.server.ts'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { openShop } from '#tests/builders/shop.ts'
import { startCheckout } from './commands/start-checkout.server.ts'
import { currentOffer, purchaseOf } from './queries/purchases.server.ts'
import { paymentHistory, subscribers } from './tables.server.ts'

test('a refund takes back unused credits, even if it is reported before the payment', async () => {
  await using shop = await openShop()
  const { buyer, services, stripe } = shop
  stripe.pay(shop.sessionId)
  stripe.checkouts.get(shop.sessionId)!.refunded = 400
  await shop.deliver(stripe.event('charge.refunded', shop.sessionId))
  // Half of the price takes back half of the credits, rounded down in the buyer's favour.
  expect(await shop.credits()).toEqual([2, 2])
  await services.database.transaction(async (transaction) => {
    for (const kind of ['room', 'room'] as const)
      await reserveCredit(transaction, { userId: buyer.userId, kind, generationId: crypto.randomUUID() })
  })
  stripe.checkouts.get(shop.sessionId)!.refunded = 800
  await Promise.all(
    Array.from({ length: 4 }, () => shop.deliver(stripe.event('charge.refunded', shop.sessionId))),
  )
  expect(await shop.credits()).toEqual([0, 0])
  const [payment] = await services.database.select().from(paymentHistory)
  expect(payment).toMatchObject({
    status: 'refunded',
    refundedCents: 800,
    refundedAt: expect.any(Date),
    roomCreditsTaken: 0,
    revisionCreditsTaken: 3,
  })
  const rows = await services.database
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, buyer.userId))
  const sums = ['room', 'revision'].map((kind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, { change }) => sum + change, 0),
  )
  expect(sums).toEqual([0, 0])
})

test('a dispute takes credits back, and winning it returns them', async () => {
  await using shop = await openShop()
  const checkout = shop.stripe.checkouts.get(shop.sessionId)!
  shop.stripe.pay(shop.sessionId)
  await shop.deliver(shop.stripe.event('checkout.session.completed', shop.sessionId))
  checkout.dispute = 'needs_response'
  await shop.deliver(shop.stripe.event('charge.dispute.created', shop.sessionId))
  expect(await shop.credits()).toEqual([1, 0])
  const [disputed] = await shop.services.database.select().from(paymentHistory)
  expect(disputed!.status).toBe('disputed')
  checkout.dispute = 'won'
  await shop.deliver(shop.stripe.event('charge.dispute.closed', shop.sessionId))
  await shop.deliver(shop.stripe.event('charge.dispute.created', shop.sessionId))
  expect(await shop.credits()).toEqual([2, 3])
})

test('a lost dispute is over, and its money counts as refunded', async () => {
  await using shop = await openShop()
  const { services, stripe } = shop
  const { database } = services
  const checkout = stripe.checkouts.get(shop.sessionId)!
  stripe.pay(shop.sessionId)
  await shop.deliver(stripe.event('checkout.session.completed', shop.sessionId))
  checkout.dispute = 'needs_response'
  await shop.deliver(stripe.event('charge.dispute.created', shop.sessionId))
  await checkAlerts(services)
  expect(await openAlerts(database)).toMatchObject([{ kind: 'dispute', count: 1 }])
  checkout.dispute = 'lost'
  await shop.deliver(stripe.event('charge.dispute.closed', shop.sessionId))
  await checkAlerts(services)
  expect(await openAlerts(database)).toEqual([])
  const [payment] = await database.select().from(paymentHistory)
  expect(payment).toMatchObject({ status: 'refunded', refundedCents: 800, refundedAt: expect.any(Date) })
  expect(await shop.credits()).toEqual([1, 0])
})

test('a refund claims a held credit in case its redesign fails, and a won dispute drops the claim', async () => {
  await using shop = await openShop()
  const { buyer, services, stripe } = shop
  const checkout = stripe.checkouts.get(shop.sessionId)!
  stripe.pay(shop.sessionId)
  await shop.deliver(stripe.event('checkout.session.completed', shop.sessionId))
  const generations = [crypto.randomUUID(), crypto.randomUUID()]
  await services.database.transaction(async (transaction) => {
    for (const generationId of generations)
      await reserveCredit(transaction, { userId: buyer.userId, kind: 'room', generationId })
  })
  const release = (generationId: string) =>
    services.database.transaction((transaction) => releaseCredit(transaction, generationId))
  checkout.dispute = 'needs_response'
  await shop.deliver(stripe.event('charge.dispute.created', shop.sessionId))
  checkout.dispute = 'won'
  await shop.deliver(stripe.event('charge.dispute.closed', shop.sessionId))
  expect(await shop.credits()).toEqual([0, 3])
  checkout.refunded = 800
  await shop.deliver(stripe.event('charge.refunded', shop.sessionId))
  for (const generationId of generations) await release(generationId)
  // The free credit came back. The bought one was taken for the refund.
  expect(await shop.credits()).toEqual([1, 0])
  const [payment] = await services.database.select().from(paymentHistory)
  const purchase = await purchaseOf(services.database, buyer.userId, payment!.id)
  expect(purchase).toMatchObject({ status: 'refunded', roomCreditsTaken: 1, revisionCreditsTaken: 3 })
})

test('a payment after account deletion is recorded, credits nobody, and is reported to administrators', async () => {
  await using shop = await openShop()
  const { services, stripe } = shop
  await deleteUser(services, await createAdministrator(services), { userId: shop.buyer.userId })
  stripe.pay(shop.sessionId)
  const paid = await shop.deliver(stripe.event('checkout.session.completed', shop.sessionId))
  expect(paid).toEqual({ state: 'refused', problem: 'paid, but the account was deleted' })
  const [payment, ...more] = await services.database.select().from(paymentHistory)
  expect(payment).toMatchObject({ userId: null, amountCents: 800, stripeSessionId: shop.sessionId })
  expect(more).toEqual([])
  expect((await troubledPayments(services.database, 1)).rows).toMatchObject([
    { email: null, amountCents: 800 },
  ])
  stripe.checkouts.get(shop.sessionId)!.refunded = 800
  expect(await shop.deliver(stripe.event('charge.refunded', shop.sessionId))).toEqual({ state: 'handled' })
})

test('a payment outlives its account anonymously and can be refunded like any other', async () => {
  await using shop = await openShop()
  const { services, stripe } = shop
  stripe.pay(shop.sessionId)
  await shop.deliver(stripe.event('checkout.session.completed', shop.sessionId))
  await deleteUser(services, await createAdministrator(services), { userId: shop.buyer.userId })
  stripe.checkouts.get(shop.sessionId)!.refunded = 800
  expect(await shop.deliver(stripe.event('charge.refunded', shop.sessionId))).toEqual({ state: 'handled' })
  const [payment] = await services.database.select().from(paymentHistory)
  expect(payment).toMatchObject({ userId: null, status: 'refunded', refundedCents: 800 })
})

test('two members with one Stripe customer are both credited, and the first keeps the billing page', async () => {
  await using shop = await openShop()
  const { services, stripe } = shop
  const second = await createActor(services)
  await startCheckout(services, second, await currentOffer(services.database))
  const sessions = [...stripe.checkouts.keys()]
  for (const sessionId of sessions) {
    stripe.pay(sessionId)
    stripe.checkouts.get(sessionId)!.customer = 'cus_shared'
    const reception = await shop.deliver(stripe.event('checkout.session.completed', sessionId))
    expect(reception).toEqual({ state: 'handled' })
  }
  expect(await shop.credits()).toEqual([2, 3])
  expect((await creditsOf(services.database, second.userId))!.roomCredits).toBe(2)
  expect(await services.database.select().from(subscribers)).toMatchObject([{ userId: shop.buyer.userId }])
})
