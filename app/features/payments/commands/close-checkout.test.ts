/** Deleting an account closes its open checkout. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { deleteUser } from '#app/features/personal-data/commands/delete-user.server.ts'
import type { StripeGateway } from '#app/platform/stripe/stripe-gateway.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { openShop } from '#tests/builders/shop.ts'
import { forget } from '../personal-data.server.ts'
import { currentOffer } from '../queries/purchases.server.ts'
import { closeCheckoutQueue } from '../schema.ts'
import { checkouts, paymentHistory } from '../tables.server.ts'
import { startCheckout } from './start-checkout.server.ts'

const expiries = ({ stripe }: Awaited<ReturnType<typeof openShop>>) =>
  stripe.requests.filter((request) => request.endsWith('/expire')).length

async function statusOf({ services, sessionId }: Awaited<ReturnType<typeof openShop>>) {
  const [checkout] = await services.database
    .select()
    .from(checkouts)
    .where(eq(checkouts.stripeSessionId, sessionId))
  return checkout?.status
}

test('deleting an account closes its open checkout at Stripe, once', async () => {
  await using shop = await openShop()
  const { services, stripe, sessionId } = shop
  await deleteUser(services, await createAdministrator(services), { userId: shop.buyer.userId })
  expect(stripe.checkouts.get(sessionId)!.status).toBe('open')
  await shop.runJobs()
  expect(stripe.checkouts.get(sessionId)!.status).toBe('expired')
  expect(await statusOf(shop)).toBe('expired')

  await services.database.transaction((transaction) =>
    services.jobs.enqueue(transaction, closeCheckoutQueue, { sessionId }),
  )
  await shop.runJobs()
  expect(expiries(shop)).toBe(1)
  expect(await services.database.select().from(paymentHistory)).toEqual([])
})

test('a deletion that rolls back closes nothing', async () => {
  await using shop = await openShop()
  const { services, stripe, sessionId } = shop
  await expect(
    services.database.transaction(async (transaction) => {
      await forget(services, transaction, shop.buyer)
      throw new Error('as the test says')
    }),
  ).rejects.toThrow('as the test says')
  await shop.runJobs()
  expect(stripe.checkouts.get(sessionId)!.status).toBe('open')
})

test('a checkout paid at that moment is recorded as a payment after deletion', async () => {
  await using shop = await openShop()
  const { services, stripe, sessionId } = shop
  stripe.beforeExpiry = () => stripe.pay(sessionId)
  await deleteUser(services, await createAdministrator(services), { userId: shop.buyer.userId })
  await shop.runJobs()
  expect(stripe.checkouts.get(sessionId)!.status).toBe('complete')
  expect(await statusOf(shop)).toBe('paid')
  expect(await services.database.select().from(paymentHistory)).toMatchObject([
    { userId: null, amountCents: 800, stripeSessionId: sessionId },
  ])
})

test('a paid or expired checkout stays unchanged', async () => {
  await using shop = await openShop()
  const { services, stripe, sessionId } = shop
  stripe.pay(sessionId)
  await shop.deliver(stripe.event('checkout.session.completed', sessionId))
  await deleteUser(services, await createAdministrator(services), { userId: shop.buyer.userId })
  await shop.runJobs()
  expect(expiries(shop)).toBe(0)
})

test('a checkout that Stripe opens during the deletion is closed at once', async () => {
  await using shop = await openShop()
  const { services } = shop
  const administrator = await createAdministrator(services)
  const stripe: StripeGateway = {
    ...services.stripe!,
    createCheckout: async (order) => {
      const made = await services.stripe!.createCheckout(order)
      await deleteUser(services, administrator, { userId: shop.buyer.userId })
      return made
    },
  }
  const offer = await currentOffer(services.database)
  await expect(startCheckout({ ...services, stripe }, shop.buyer, offer)).rejects.toMatchObject({
    code: 'user_not_found',
  })
  await shop.runJobs()
  expect([...shop.stripe.checkouts.values()].map(({ status }) => status)).toEqual(['expired', 'expired'])
})
