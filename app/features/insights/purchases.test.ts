/** One number of purchases, wherever it stands. */
import { expect, test } from 'vitest'
import { paymentHistory } from '#app/features/payments/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { activityOf, funnelOf } from './queries/activity.server.ts'
import { sales } from './queries/credit-analytics.server.ts'
import { userPage } from './queries/user-list.server.ts'
import { headlineFigures } from './queries.server.ts'
import { periodOf } from './rules.ts'

test('purchases are one number in cards, chart, funnel, analytics and the list of users', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const { userId } = await createActor(test.services, { name: 'Quill' })
  const paid = { userId, amountCents: 800, status: 'completed', roomCreditsAdded: 1 } as const
  await database.insert(paymentHistory).values([
    { ...paid, stripeSessionId: 'cs_1' },
    { ...paid, stripeSessionId: 'cs_2' },
    { ...paid, stripeSessionId: 'cs_3', status: 'refunded', refundedCents: 800 },
    { ...paid, stripeSessionId: 'cs_4', roomCreditsAdded: 0 },
    { ...paid, stripeSessionId: null, amountCents: 0 },
  ])
  expect((await headlineFigures(database)).purchases).toBe(2)
  expect((await activityOf(database, periodOf('7'))).at(-1)!.purchases).toBe(2)
  expect((await sales(database)).purchases).toBe(2)
  const { rows } = await userPage(database, { search: 'Quill', sort: 'newest', page: 1 })
  expect(rows[0]).toMatchObject({ purchases: 2, purchasedCents: 1600 })
  expect(await funnelOf(database, periodOf('7'))).toMatchObject({ purchased: 1, signUps: 1 })
})
