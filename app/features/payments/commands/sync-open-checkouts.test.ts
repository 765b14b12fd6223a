import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { createTestServices, WITH_IMAGE_MODEL } from '#tests/builders/services.ts'
import { startFakeStripe } from '#tests/fakes/stripe-server.ts'
import { currentOffer } from '../queries/purchases.server.ts'
import { checkouts } from '../tables.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { syncOpenCheckouts } from './sync-open-checkouts.server.ts'

test('paid checkouts without events are credited once, expired ones closed, and new ones left alone', async () => {
  await using stripe = await startFakeStripe()
  await using app = await createTestServices({ variables: { ...stripe.variables, ...WITH_IMAGE_MODEL } })
  const { services } = app
  const { database } = services
  const buyer = await createActor(services)
  const begin = async () => startCheckout(services, buyer, await currentOffer(database))
  for (let times = 0; times < 3; times++) await begin()
  await database.update(checkouts).set({ createdAt: sql`now() - interval '1 hour'` })
  await begin()
  const [paid, expired, , young] = [...stripe.checkouts.keys()]
  stripe.pay(paid!)
  stripe.pay(young!)
  stripe.checkouts.get(expired!)!.status = 'expired'

  await syncOpenCheckouts(services)
  await syncOpenCheckouts(services)
  const states = await database.select().from(checkouts)
  expect(Object.fromEntries(states.map(({ stripeSessionId, status }) => [stripeSessionId, status]))).toEqual({
    [paid!]: 'paid',
    [expired!]: 'expired',
    [[...stripe.checkouts.keys()][2]!]: 'open',
    [young!]: 'open',
  })
  expect(await creditsOf(database, buyer.userId)).toMatchObject({ roomCredits: 2, revisionCredits: 3 })
})

test('while Stripe is down the job fails, and a later run finds the payment', async () => {
  await using stripe = await startFakeStripe()
  await using app = await createTestServices({ variables: { ...stripe.variables, ...WITH_IMAGE_MODEL } })
  const { services } = app
  const buyer = await createActor(services)
  await startCheckout(services, buyer, await currentOffer(services.database))
  await services.database.update(checkouts).set({ createdAt: sql`now() - interval '1 hour'` })
  stripe.pay([...stripe.checkouts.keys()][0]!)
  stripe.down = true
  await expect(syncOpenCheckouts(services)).rejects.toThrow('1 open checkouts could not be checked')
  stripe.down = false
  await syncOpenCheckouts(services)
  expect(await creditsOf(services.database, buyer.userId)).toMatchObject({ roomCredits: 2 })
}, 20_000)
