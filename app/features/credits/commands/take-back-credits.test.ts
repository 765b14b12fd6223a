import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setUnlimited } from '#app/features/accounts/administration/commands/set-unlimited.server.ts'
import type { Services } from '#app/platform/services.ts'
import { auditTrail } from '#tests/builders/audit-trail.ts'
import { buy, release, reserve, sumOf } from '#tests/builders/credits.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { creditsOf } from '../queries/credits.server.ts'
import { creditLedger } from '../tables.server.ts'
import { grantCredits } from './grant-credits.server.ts'
import { takeBackCredits } from './take-back-credits.server.ts'

/** A member with one free room credit, and the forms of an administrator. */
async function opened(services: Services) {
  const administrator = await createAdministrator(services)
  const { userId } = await createActor(services)
  const form = (amount: number) =>
    ({ userId, kind: 'room', amount, reason: 'Mistyped', submissionId: randomUUID() }) as const
  return {
    administrator,
    userId,
    form,
    give: (amount: number) => grantCredits(services, administrator, form(amount)),
    take: (amount: number) => takeBackCredits(services, administrator, form(amount)),
    balance: async () => (await creditsOf(services.database, userId))!.roomCredits,
  }
}

test('a mistyped grant is taken back once, and ledger and audit log say why', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { administrator, userId, form, give, balance } = await opened(services)
  await give(50)
  const correction = form(45)
  expect(await takeBackCredits(services, administrator, correction)).toBe(true)
  expect(await takeBackCredits(services, administrator, correction)).toBe(false)
  expect(await balance()).toBe(6)
  const [entry] = await services.database
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.reason, 'correction'))
  expect(entry).toMatchObject({ userId, kind: 'room', change: -45, note: 'Mistyped' })
  expect(await auditTrail(services.database, 'user', userId)).toMatchObject([
    { action: 'credits.take_back', details: { after: { kind: 'room', amount: 45, reason: 'Mistyped' } } },
    { action: 'credits.grant' },
  ])
})

test('only what was given by hand and is neither spent nor held is taken back', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { userId, give, take, balance } = await opened(services)
  await buy(services, userId, 4)
  await expect(take(1)).rejects.toMatchObject({ code: 'too_few_credits', status: 400 })
  await give(7)
  await expect(take(8)).rejects.toThrow('At most 7 room credits can be taken back')
  const held = Array.from({ length: 10 }, () => randomUUID())
  for (const generationId of held) await reserve(services, userId, generationId)
  await expect(take(3)).rejects.toThrow('At most 2 room credits can be taken back')
  await take(2)
  await expect(take(1)).rejects.toThrow('are left')
  expect([await balance(), await sumOf(services, userId, 'room')]).toEqual([0, 0])
  await release(services, held[0]!)
  await take(1)
  expect([await balance(), await sumOf(services, userId, 'room')]).toEqual([0, 0])
})

test('under unlimited access nothing is taken back, and a form needs a reason', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { administrator, userId, form, give, take } = await opened(services)
  await give(5)
  await setUnlimited(services, administrator, { userId, unlimited: true })
  await expect(take(5)).rejects.toMatchObject({ code: 'unlimited_access' })
  await setUnlimited(services, administrator, { userId, unlimited: false })
  const wordless = { ...form(5), reason: ' ' }
  await expect(takeBackCredits(services, administrator, wordless)).rejects.toThrow('Please say why')
  await expect(takeBackCredits(services, administrator, form(-5))).rejects.toThrow('at least one credit')
  expect(await take(5)).toBe(true)
})

test('corrections and reservations at the same time leave the balance what the ledger says', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { userId, give, take, balance } = await opened(services)
  await give(5)
  const taken = await Promise.allSettled([
    ...[2, 2, 2].map(take),
    ...[1, 2, 3].map(() => reserve(services, userId, randomUUID())),
  ])
  expect(taken.slice(0, 3).filter(({ status }) => status === 'fulfilled').length).toBeLessThan(3)
  expect(await balance()).toBe(await sumOf(services, userId, 'room'))
  expect(await balance()).toBeGreaterThanOrEqual(0)
})
