/** The number of purchases is the same everywhere. */
import { expect, test } from 'vitest'
import { paymentHistory } from '#app/features/payments/tables.server.ts'
import { createActor } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { activityOf, funnelOf } from './queries/activity.server.ts'
import { sales } from './queries/credit-analytics.server.ts'
import { headlineFigures } from './queries/headline-figures.server.ts'
import { moneyOf } from './queries/money.server.ts'
import { userPage } from './queries/user-list.server.ts'
import { periodOf } from './rules/chart-periods.ts'

test('cards, chart, funnel, analytics and user list agree on the number of purchases', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const { userId } = await createActor(test.services, { name: 'Quill' })
  const paid = { userId, amountCents: 800, status: 'completed' } as const
  const pack = { ...paid, roomCreditsAdded: 1, revisionCreditsAdded: 3 }
  await database.insert(paymentHistory).values([
    { ...pack, stripeSessionId: 'cs_1' },
    { ...pack, stripeSessionId: 'cs_2' },
    { ...pack, stripeSessionId: 'cs_3', status: 'refunded', refundedCents: 800 },
    { ...paid, stripeSessionId: 'cs_4' },
    { ...pack, stripeSessionId: null, amountCents: 0 },
  ])
  expect((await headlineFigures(database)).purchases).toBe(2)
  expect((await activityOf(database, periodOf('7'))).at(-1)!.purchases).toBe(2)
  expect(await sales(database)).toMatchObject({ purchases: 2, roomCredits: 3, revisionCredits: 9 })
  const { rows } = await userPage(database, { search: 'Quill', sort: 'newest', page: 1 })
  expect(rows[0]).toMatchObject({ purchases: 2, purchasedCents: 1600 })
  expect(await funnelOf(database, periodOf('7'))).toMatchObject({ purchased: 1, signUps: 1 })
})

test('revenue and refunds count on their own days and are compared with the previous period', async () => {
  await using test = await createTestServices()
  const { database } = test.services
  const { userId } = await createActor(test.services)
  const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000)
  const paid = { userId, amountCents: 800, status: 'completed' } as const
  const back = { ...paid, status: 'refunded', refundedCents: 300 } as const
  await database.insert(paymentHistory).values([
    { ...paid, stripeSessionId: 'cs_1' },
    { ...paid, stripeSessionId: 'cs_2', createdAt: ago(9) },
    { ...back, stripeSessionId: 'cs_3', createdAt: ago(9), refundedAt: new Date() },
    { ...back, stripeSessionId: 'cs_4', createdAt: ago(40), refundedAt: ago(9) },
  ])
  expect(await moneyOf(database, periodOf('7'))).toEqual({
    revenue: 800,
    revenueBefore: 1600,
    refunds: 300,
    refundsBefore: 300,
  })
})
