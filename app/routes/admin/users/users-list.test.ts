import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { paymentHistory } from '#app/features/payments/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { block, cookieOf, createMember } from '#tests/builders/members.ts'

test('users can be filtered by state, access, purchases and day, and the export has the same filters', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const change = (userId: string, values: Partial<typeof users.$inferInsert>) =>
    services.database.update(users).set(values).where(eq(users.id, userId))
  const [ada, ben, chi] = [
    await createMember(services, { email: 'ada@example.com' }),
    await createMember(services, { email: 'ben@example.com' }),
    await createMember(services, { email: 'chi@example.com' }),
  ]
  await block(services, ada.userId)
  await change(ada.userId, { roomUploadCount: 2, role: 'support' })
  await change(ben.userId, { adminGrantedUnlimited: true })
  await services.database.insert(paymentHistory).values({
    userId: chi.userId,
    amountCents: 800,
    status: 'completed',
    roomCreditsAdded: 1,
    stripeSessionId: 'cs_1',
  })
  await change(chi.userId, { createdAt: new Date('2026-03-01T23:30:00Z') })
  const emailsFor = async (query: string) => {
    const csv = await (await app.fetch(`/admin/users.csv?search=example.com&${query}`, { cookie })).text()
    const page = await (await app.fetch(`/admin/users?search=example.com&${query}`, { cookie })).text()
    const found = (text: string) => [...new Set(text.match(/(ada|ben|chi)@example\.com/g))].toSorted()
    expect(found(page)).toEqual(found(csv))
    return found(csv).map((email) => email.slice(0, 3))
  }
  expect(await emailsFor('state=blocked')).toEqual(['ada'])
  expect(await emailsFor('state=active')).toEqual(['ben', 'chi'])
  expect(await emailsFor('access=unlimited')).toEqual(['ben'])
  expect(await emailsFor('access=limited&paying=no')).toEqual(['ada'])
  expect(await emailsFor('paying=yes')).toEqual(['chi'])
  expect(await emailsFor('rooms=yes')).toEqual(['ada'])
  expect(await emailsFor('rooms=no')).toEqual(['ben', 'chi'])
  expect(await emailsFor('role=team')).toEqual(['ada'])
  expect(await emailsFor('role=member&paying=no')).toEqual(['ben'])
  expect(await emailsFor('from=2026-03-01&to=2026-03-01')).toEqual(['chi'])
  expect(await emailsFor('from=2026-03-02&to=2026-03-02&zone=Europe/Berlin')).toEqual(['chi'])
  expect(await emailsFor('from=2026-03-02&to=2026-03-02')).toEqual([])
  expect(await emailsFor('state=exploded&from=never')).toEqual(['ada', 'ben', 'chi'])
})
