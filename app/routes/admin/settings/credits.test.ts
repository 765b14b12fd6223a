import { expect, test } from 'vitest'
import { DEFAULT_CREDIT_SETTINGS } from '#app/features/credits/rules.ts'
import { creditSettings } from '#app/features/credits/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'
import { startFakeStripe } from '#tests/fakes/stripe-server.ts'

test('a price that Stripe refuses is reported to the administrator and to buyers', async () => {
  await using stripe = await startFakeStripe()
  await using app = await createTestApplication({ variables: { ...stripe.variables, ...WITH_IMAGE_MODEL } })
  const { services } = app
  const administrator = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const buyer = await cookieOf(services, await createMember(services))
  const panel = async () =>
    (await (await app.fetch('/admin/settings/credits', { cookie: administrator })).text()).replaceAll(
      '<!-- -->',
      '',
    )
  expect(await panel()).not.toContain('Stripe takes no payment under $0.50')
  await services.database.insert(creditSettings).values({ ...DEFAULT_CREDIT_SETTINGS, priceCents: 49 })
  expect(await panel()).toContain('Stripe takes no payment under $0.50')
  const form = { intent: 'buy', roomCredits: '1', revisionCredits: '3', amountCents: '49' }
  const answer = await app.fetch('/credits', { cookie: buyer, form })
  expect(await answer.text()).toContain('their price is below the minimum for a card payment')
})

test.each([
  ['while credits are sold', WITH_IMAGE_MODEL, true],
  ['while nothing is sold', {}, false],
])('%s, the test checkout is or is not spoken of', async (_when, variables, isSold) => {
  await using app = await createTestApplication({ variables })
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const page = await (await app.fetch('/admin/settings/credits', { cookie })).text()
  expect(page.includes('without being charged')).toBe(isSold)
  expect(page.includes('No credits are sold for now')).toBe(!isSold)
})
