/** The dashboard's figures link to lists that add up to them. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { sales } from '#app/features/insights/queries/credit-analytics.server.ts'
import { paymentPage } from '#app/features/insights/queries/payment-list.server.ts'
import { paymentHistory } from '#app/features/payments/tables.server.ts'
import { anonymousQuizCompletions, quizResponses } from '#app/features/quiz/tables.server.ts'
import { DAY } from '#app/lib/durations.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { paymentFilter } from './payment-filter.ts'

let app: TestApplication
let cookie: string

/** The first moment of the UTC day `days` ago, and the last moment before it. */
const startOf = (days: number) => new Date(Math.floor(Date.now() / DAY) * DAY - days * DAY)
const before = (moment: Date) => new Date(moment.getTime() - 1)

beforeAll(async () => {
  app = await createTestApplication()
  const { services } = app
  const { database } = services
  cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const [ada, ben, old] = [
    await createMember(services, { email: 'ada@example.com', name: 'Ada' }),
    await createMember(services, { email: 'ben@example.com', name: 'Ben' }),
    await createMember(services, { email: 'old@example.com', name: 'Old' }),
  ]
  await database
    .update(users)
    .set({ createdAt: before(startOf(6)) })
    .where(eq(users.id, old.userId))
  await database.update(users).set({ roomUploadCount: 1 }).where(eq(users.id, ada.userId))
  const paid = { amountCents: 800, status: 'completed', roomCreditsAdded: 1 } as const
  const [edge, gone] = [startOf(6), before(startOf(6))]
  await database.insert(paymentHistory).values([
    { ...paid, userId: ada.userId, stripeSessionId: 'cs_1' },
    { ...paid, userId: ada.userId, stripeSessionId: 'cs_edge', createdAt: edge },
    { ...paid, userId: old.userId, stripeSessionId: 'cs_gone', createdAt: gone },
    { ...paid, userId: ben.userId, stripeSessionId: null, amountCents: 0 },
    { ...paid, userId: ben.userId, stripeSessionId: 'cs_part', refundedCents: 300, refundedAt: new Date() },
    {
      ...{ ...paid, userId: ben.userId, stripeSessionId: 'cs_back', status: 'refunded' as const },
      ...{ refundedCents: 800, refundedAt: edge, createdAt: gone },
    },
    {
      ...{ ...paid, userId: old.userId, stripeSessionId: 'cs_early', status: 'refunded' as const },
      ...{ refundedCents: 800, refundedAt: gone, createdAt: gone },
    },
    { ...paid, userId: null, stripeSessionId: 'cs_war', status: 'disputed' },
  ])
  const style = { styleResult: 'Zen' }
  const selections = [{ pairingId: 'question_1', selectedImage: ada.userId, style: 'Zen', roomType: 'Hall' }]
  const responses = { selections } as never
  await database.insert(quizResponses).values([
    { ...style, userId: ada.userId, responses },
    { userId: old.userId, styleResult: 'Glam', responses, completedAt: gone },
  ])
  await database.insert(anonymousQuizCompletions).values([
    { ...style, sessionId: 'one', selections: [...selections, ...selections] },
    { ...style, sessionId: 'two', selections, createdAt: gone },
  ])
})

afterAll(() => app[Symbol.asyncDispose]())

async function textOf(path: string): Promise<string> {
  const answer = await app.fetch(path, { cookie })
  expect(answer.status, path).toBe(200)
  return (await answer.text()).replaceAll('<!-- -->', '')
}

/** The address of the dashboard's link with this text. */
async function linkSaying(words: string, days = 7): Promise<string> {
  const page = await textOf(`/admin?days=${days}`)
  const links = [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)]
  const found = links.filter(([, , text]) => text === words).map(([, to]) => to!.replaceAll('&amp;', '&'))
  return found.at(0) ?? expect.fail(`No link says ${words}`)
}

const fileOf = async (path: string) =>
  (await textOf(path.replace('?', '.csv?'))).trimEnd().split('\r\n').slice(1)

test('revenue and refunds link to payments with the same sums', async () => {
  const { database } = app.services
  const sumsAt = async (path: string) =>
    (await paymentPage(database, { ...paymentFilter(new URLSearchParams(path.split('?')[1])), page: 1 })).sums
  // $8 today, $8 on the first day, $8 of which $3 were refunded, and $8 in dispute.
  const revenue = await linkSaying('$32.00')
  expect(revenue).toMatch(/^\/admin\/payments\?from=/)
  expect((await sumsAt(revenue))?.chargedCents).toBe(3200)
  expect(await textOf(revenue)).toMatch(/Charged<\/dt><dd[^>]*>\$32\.00/)
  const refunds = await linkSaying('$11.00')
  expect(refunds).toMatch(/^\/admin\/payments\?state=refunded&from=/)
  expect((await sumsAt(refunds))?.refundedCents).toBe(1100)
  expect(await fileOf(refunds)).toHaveLength(2)
})

test('purchases link to the payments that count as purchases', async () => {
  const all = await fileOf('/admin/payments?state=paid')
  expect(all).toHaveLength(4)
  const page = await textOf('/admin?days=7')
  expect(page).toMatch(/href="\/admin\/payments\?state=paid"[^>]*>4</)
  const period = page.match(/href="(\/admin\/payments\?state=paid&amp;from=[^"]+)"[^>]*>3</)?.[1]
  expect(await fileOf(period!.replace('&amp;', '&'))).toHaveLength(3)
  expect((await sales(app.services.database)).buyers).toBe(3)
})

test('the buyers are those of purchases, not of test checkouts', async () => {
  const { services } = app
  const { userId } = await createMember(services)
  const before = await sales(services.database)
  await services.database
    .insert(paymentHistory)
    .values({ userId, amountCents: 0, status: 'completed', roomCreditsAdded: 1 })
  expect((await sales(services.database)).buyers).toBe(before.buyers)
  for (const address of ['/admin/payments', `/admin/users/${userId}/payments`])
    expect(await textOf(address)).toContain('test, nothing charged')
})

test('payments can be searched by buyer, and one without a buyer is listed too', async () => {
  expect(await fileOf('/admin/payments?search=ada')).toHaveLength(2)
  expect(await fileOf('/admin/payments?search=ben%40example')).toHaveLength(3)
  expect(await fileOf('/admin/payments?search=ben&state=refunded')).toHaveLength(2)
  expect(await fileOf('/admin/payments?search=nobody')).toHaveLength(0)
  expect(await fileOf('/admin/payments?state=disputed')).toHaveLength(1)
  expect(await textOf('/admin/payments?state=disputed')).toContain('Account deleted')
  expect(await textOf('/admin/payments?search=nobody')).toContain('No payments match.')
})

test('a search with more results than the list counts has no sums', async () => {
  const { database } = app.services
  const many = await createMember(app.services, { email: 'many@example.com' })
  const paid = { userId: many.userId, amountCents: 1, status: 'completed' } as const
  await database.insert(paymentHistory).values(Array.from({ length: 1001 }, () => paid))
  const found = (search: string) => paymentPage(database, { search, page: 1 })
  expect((await found('many@')).sums).toBeNull()
  expect((await found('ada@')).sums).toEqual({ chargedCents: 1600, refundedCents: 0 })
  expect((await found('')).sums).not.toBeNull()
  await database.delete(paymentHistory).where(eq(paymentHistory.userId, many.userId))
})

test('quizzes of members and guests form one list, which the dashboard counts', async () => {
  const page = await textOf('/admin?days=7')
  expect(page).toMatch(/href="\/admin\/quizzes"[^>]*>4</)
  const period = page.match(/href="(\/admin\/quizzes\?from=[^"]+)"[^>]*>2</)?.[1]
  expect(await fileOf(period!)).toHaveLength(2)
  expect(await fileOf('/admin/quizzes?who=guests')).toHaveLength(2)
  expect(await fileOf('/admin/quizzes?style=Glam')).toEqual([expect.stringContaining('old@example.com')])
  expect(await fileOf('/admin/quizzes?search=ada')).toEqual([expect.stringMatching(/"?Zen"?,1$/)])
  const list = await textOf('/admin/quizzes')
  expect(list).toContain('Showing 1-4 of 4 quizzes')
  expect(list.match(/>Guest</g)).toHaveLength(2)
})

test('the funnel’s steps link to the people they count', async () => {
  const page = await textOf('/admin?days=7')
  const steps = [...page.matchAll(/href="(\/admin\/users\?role=member[^"]+)"[^>]*>(\d+)</g)]
  expect(steps).toHaveLength(3)
  expect(steps.slice(1).map(([, , people]) => people)).toEqual(['1', '2'])
  for (const [, to, people] of steps)
    expect(await fileOf(to!.replaceAll('&amp;', '&')), to).toHaveLength(Number(people))
})
