import { expect, test } from 'vitest'
import type { Member } from '#app/platform/auth/actor.ts'
import { createActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { subscriberOf } from '../queries/purchases.server.ts'
import { subscribers } from '../tables.server.ts'
import { receiveEvent } from './receive-event.server.ts'
import { checkSubscription, openPortal } from './stripe-customer.server.ts'

test("the billing portal opens for the member's own customer, and only after a payment", async () => {
  await using stripe = await startFakeStripe()
  await using app = await createTestServices({ variables: stripe.variables })
  const { services } = app
  const [buyer, other] = [await createActor(services), await createActor(services)]
  await services.database.insert(subscribers).values({ userId: buyer.userId, stripeCustomerId: 'cus_1' })
  expect(await openPortal(services, buyer)).toEqual({ url: 'https://billing.example/cus_1' })
  await expect(openPortal(services, other)).rejects.toMatchObject({ code: 'no_customer' })
})

test('a member asks the provider only so many times an hour', async () => {
  await using stripe = await startFakeStripe()
  await using app = await createTestServices({ variables: stripe.variables })
  const { services } = app
  const [eager, other] = [await createActor(services), await createActor(services)]
  await services.database.insert(subscribers).values([
    { userId: eager.userId, stripeCustomerId: 'cus_1' },
    { userId: other.userId, stripeCustomerId: 'cus_2' },
  ])
  const ask = (member: Member) => [openPortal(services, member), checkSubscription(services, member)]
  const asked = await Promise.allSettled(Array.from({ length: 15 }, () => ask(eager)).flat())
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  expect(stripe.requests).toHaveLength(20)
  await expect(openPortal(services, eager)).rejects.toMatchObject({ code: 'too_many_attempts', status: 429 })
  await Promise.all(ask(other))
})

test('a subscription mirrors Stripe, whether fetched or delivered', async () => {
  await using stripe = await startFakeStripe()
  await using app = await createTestServices({ variables: stripe.variables })
  const { services } = app
  const member = await createActor(services)
  await services.database.insert(subscribers).values({ userId: member.userId, stripeCustomerId: 'cus_1' })
  expect(await checkSubscription(services, member)).toBe(false)
  stripe.subscriptions.set('cus_1', { status: 'active', tier: 'Studio', end: 1_900_000_000 })
  const { body, signature } = stripe.event('customer.subscription.updated', 'cus_1')
  expect(await receiveEvent(services, body, signature)).toEqual({ state: 'handled' })
  expect(await subscriberOf(services.database, member.userId)).toMatchObject({
    subscribed: true,
    subscriptionTier: 'Studio',
    subscriptionEnd: new Date(1_900_000_000_000),
  })
  const stranger = stripe.event('customer.subscription.updated', 'cus_2')
  expect(await receiveEvent(services, stranger.body, stranger.signature)).toMatchObject({ state: 'refused' })
})
