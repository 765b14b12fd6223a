import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { creditLedger, creditSettings } from '#app/features/credits/tables.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import { createActor } from '#tests/builders/members.ts'
import { messagesTo } from '#tests/builders/messages.ts'
import { createTestServices, type TestServices, WITH_IMAGE_MODEL } from '#tests/builders/services.ts'
import { currentOffer, purchasesOf } from '../queries/purchases.server.ts'
import { startCheckout } from './start-checkout.server.ts'
import { cancelTestCheckout, payTestCheckout } from './test-checkout.server.ts'

const DEFAULT_OFFER = { roomCredits: 1, revisionCredits: 3, amountCents: 800 }

/** Starts a purchase of the current offer. @returns the checkout's id */
async function begin({ services }: TestServices, member: Member): Promise<string> {
  const { url } = await startCheckout(services, member, await currentOffer(services.database))
  return url.replace('/checkout/', '')
}

test('a paid checkout credits the displayed offer once and sends a receipt', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const { services } = app
  const member = await createActor(services)
  expect(await currentOffer(services.database)).toEqual(DEFAULT_OFFER)
  const id = await begin(app, member)
  await Promise.all(Array.from({ length: 6 }, () => payTestCheckout(services, member, id)))
  expect(await creditsOf(services.database, member.userId)).toMatchObject({
    roomCredits: 2,
    revisionCredits: 3,
  })
  const bought = await services.database.select().from(creditLedger).where(eq(creditLedger.reference, id))
  expect(bought.map(({ kind, change }) => [kind, change]).sort()).toEqual([
    ['revision', 3],
    ['room', 1],
  ])
  const { rows } = await purchasesOf(services.database, member.userId, 1)
  expect(rows).toMatchObject([{ id, amountCents: 800, chargedCents: 0, provider: 'test' }])
  const [receipt, ...more] = await messagesTo(services, member.email)
  expect(receipt!.plainText).toContain('nothing was charged')
  expect(more).toEqual([])
})

test('the offer comes from the database, and a page with an outdated price buys nothing', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const { services } = app
  const member = await createActor(services)
  const shown = await currentOffer(services.database)
  await services.database
    .insert(creditSettings)
    .values({ paidRoomCredits: 5, paidRevisionCredits: 0, priceCents: 2500 })
  await expect(startCheckout(services, member, shown)).rejects.toMatchObject({ code: 'offer_changed' })
  const id = await begin(app, member)
  // A started checkout keeps its price.
  await services.database
    .insert(creditSettings)
    .values({ paidRoomCredits: 1, paidRevisionCredits: 0, priceCents: 900 })
  await payTestCheckout(services, member, id)
  expect((await creditsOf(services.database, member.userId))!.roomCredits).toBe(6)
})

test("nobody pays, cancels or sees another member's checkout", async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const { services } = app
  const [owner, stranger] = [await createActor(services), await createActor(services)]
  const id = await begin(app, owner)
  for (const end of [payTestCheckout, cancelTestCheckout])
    await expect(end(services, stranger, id)).rejects.toMatchObject({ code: 'checkout_not_found' })
  await payTestCheckout(services, owner, id)
  expect((await purchasesOf(services.database, stranger.userId, 1)).rows).toEqual([])
})

test('a cancelled checkout cannot be paid, and a paid one cannot be cancelled', async () => {
  await using app = await createTestServices({ variables: WITH_IMAGE_MODEL })
  const { services } = app
  const member = await createActor(services)
  const cancelled = await begin(app, member)
  await cancelTestCheckout(services, member, cancelled)
  await expect(payTestCheckout(services, member, cancelled)).rejects.toMatchObject({
    code: 'checkout_closed',
  })
  const paid = await begin(app, member)
  await payTestCheckout(services, member, paid)
  await cancelTestCheckout(services, member, paid)
  expect((await creditsOf(services.database, member.userId))!.roomCredits).toBe(2)
})

test('on a public address the test checkout is off by default', async () => {
  const live = { NODE_ENV: 'production', APP_URL: 'https://casabloom.example' }
  await using off = await createTestServices({ variables: { ...WITH_IMAGE_MODEL, ...live } })
  const member = await createActor(off.services)
  await expect(startCheckout(off.services, member, DEFAULT_OFFER)).rejects.toMatchObject({
    code: 'payments_off',
  })
  await using asked = await createTestServices({
    variables: { ...WITH_IMAGE_MODEL, ...live, TEST_CHECKOUT: 'true' },
  })
  const other = await createActor(asked.services)
  await expect(startCheckout(asked.services, other, DEFAULT_OFFER)).resolves.toBeDefined()
})
