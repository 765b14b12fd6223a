import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { aiCircuits, apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { justBought } from '#app/features/payments/queries/purchases.server.ts'
import { checkouts } from '#app/features/payments/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { filledIn } from '#tests/builders/plain-form.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'
import { startFakeStripe } from '#tests/fakes/stripe-server.ts'

const OFFER = { intent: 'buy', roomCredits: '1', revisionCredits: '3', amountCents: '800' }

test('a member sees the price and buys in test mode, and only they can open the receipt', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const cookie = await cookieOf(app.services, await createMember(app.services))
  const shown = await (await app.fetch('/credits', { cookie })).text()
  expect(shown).toContain('$8.00')
  expect(shown).toContain('Test mode: nothing is charged')

  const begun = await app.fetch('/credits', { cookie, form: filledIn(shown, 'Continue to payment', {}) })
  const checkout = begun.headers.get('Location')!
  expect(checkout).toMatch(/^\/checkout\//)
  const stranger = await cookieOf(app.services, await createMember(app.services))
  expect((await app.fetch(checkout, { cookie: stranger })).status).toBe(404)
  expect((await app.fetch(checkout, { cookie: stranger, form: { intent: 'pay' } })).status).toBe(404)

  const asked = await (await app.fetch(checkout, { cookie })).text()
  const paid = await app.fetch(checkout, { cookie, form: filledIn(asked, 'Complete test purchase', {}) })
  expect(paid.headers.get('Location')).toBe('/dashboard?payment=success')
  const receipt = checkout.replace('checkout', 'purchases')
  expect(await (await app.fetch(receipt, { cookie })).text()).toContain('Test purchase: nothing was charged')
  for (const path of [receipt, `${receipt}.data`]) {
    const answer = await app.fetch(path, { cookie: stranger })
    expect(answer.status, path).toBe(404)
    expect(await answer.text()).not.toContain('$8.00')
  }
})

test('a member with unlimited access is offered nothing, and can buy nothing', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const { services } = app
  const member = await createMember(services)
  const cookie = await cookieOf(services, member)
  await services.database
    .update(users)
    .set({ adminGrantedUnlimited: true })
    .where(eq(users.id, member.userId))
  const shown = await (await app.fetch('/credits', { cookie })).text()
  expect(shown).toContain('You need no credits')
  expect(shown).not.toContain('Continue to payment')
  const answer = await app.fetch('/credits', { cookie, form: OFFER })
  expect(answer.headers.get('Location')).toBeNull()
  expect(await answer.text()).toContain('credits would buy you nothing')
  expect(await services.database.$count(checkouts)).toBe(0)
})

test('a cancelled checkout leads back with its notice', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const cookie = await cookieOf(app.services, await createMember(app.services))
  const checkout = (await app.fetch('/credits', { cookie, form: OFFER })).headers.get('Location')!
  const answer = await app.fetch(checkout, { cookie, form: { intent: 'cancel' } })
  expect(answer.headers.get('Location')).toBe('/dashboard?payment=cancelled')
})

test.each([
  { ...OFFER, amountCents: '1' },
  { ...OFFER, roomCredits: '1000' },
  { ...OFFER, amountCents: '-800' },
  { intent: 'buy' },
  { intent: 'constructor' },
])('a changed form buys nothing: %j', async (form) => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const cookie = await cookieOf(app.services, await createMember(app.services))
  const answer = await app.fetch('/credits', { cookie, form })
  expect(answer.status).toBe(400)
  expect(answer.headers.get('Location')).toBeNull()
  expect(await answer.text()).toMatch(
    /role="alert".*(Failed to start payment process|Something was missing)/s,
  )
})

test('without an image model nothing is sold: the page says why, and a form sent anyway buys nothing', async () => {
  await using app = await createTestApplication()
  const cookie = await cookieOf(app.services, await createMember(app.services))
  const shown = await (await app.fetch('/credits', { cookie })).text()
  expect(shown).toContain('Nothing to buy for now')
  expect(shown).not.toContain('$8.00')
  expect(shown).not.toContain('Continue to payment')
  const answer = await app.fetch('/credits', { cookie, form: OFFER })
  expect(answer.status).toBe(400)
  expect(await app.services.database.$count(checkouts)).toBe(0)
  expect(await (await app.fetch('/dashboard', { cookie })).text()).toContain(
    'Your credits stay for full redesigns',
  )
})

test('a return from the checkout mentions a purchase only if there is one', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const { database } = app.services
  const member = await createMember(app.services)
  const cookie = await cookieOf(app.services, member)
  expect(await justBought(database, member.userId)).toBeNull()
  const checkout = (await app.fetch('/credits', { cookie, form: OFFER })).headers.get('Location')!
  expect(await justBought(database, member.userId)).toBe('processing')
  await app.fetch(checkout, { cookie, form: { intent: 'pay' } })
  expect(await justBought(database, member.userId)).toBe('1 room credit and 3 revision credits')
  expect(await justBought(database, (await createMember(app.services)).userId)).toBeNull()
})

test('returning again and again asks Stripe only so many times an hour', async () => {
  await using stripe = await startFakeStripe()
  await using app = await createTestApplication({ variables: { ...stripe.variables, ...WITH_IMAGE_MODEL } })
  const cookie = await cookieOf(app.services, await createMember(app.services))
  await app.fetch('/credits', { cookie, form: OFFER })
  const [checkout] = await app.services.database.select().from(checkouts)
  const address = `/checkout/${checkout!.id}/return`
  const before = stripe.requests.length
  for (let visits = 0; visits < 22; visits++) {
    const { headers } = await app.fetch(address, { cookie })
    expect(headers.get('Location')).toBe('/dashboard?credit_processing=true')
  }
  expect(stripe.requests.length - before).toBe(20)
})

test('while redesigns are paused the page says so before the purchase, and still sells', async () => {
  await using app = await createTestApplication({ variables: WITH_IMAGE_MODEL })
  const { database } = app.services
  const cookie = await cookieOf(app.services, await createMember(app.services))
  const shown = async () => (await app.fetch('/credits', { cookie })).text()
  expect(await shown()).not.toContain('Redesigns are paused')
  const now = new Date()
  await database.insert(aiCircuits).values({
    name: 'image',
    failures: 2,
    cause: 'silent',
    detail: '',
    failedAt: now,
    openedAt: now,
    retryAt: now,
  })
  const down = await shown()
  expect(down).toContain('Redesigns are paused for now')
  expect(down.indexOf('You keep your credits.')).toBeLessThan(down.indexOf('Continue to payment'))
  await database.insert(apiUsageLogs).values({ apiType: 'image_generation', costCents: 1e6, success: true })
  expect(await shown()).toMatch(/Redesigns are paused until \w+ 1, \d{4}/)
  const begun = await app.fetch('/credits', { cookie, form: OFFER })
  expect(begun.headers.get('Location')).toMatch(/^\/checkout\//)
})
