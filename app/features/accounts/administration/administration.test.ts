/** Blocking, unlimited access and granted credits. */
import { randomUUID } from 'node:crypto'
import { eq, sum } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { grantCredits } from '#app/features/credits/commands/grant-credits.server.ts'
import { reserveCredit } from '#app/features/credits/commands/ledger.server.ts'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { creditLedger } from '#app/features/credits/tables.server.ts'
import { userRow } from '#app/features/insights/queries/user-list.server.ts'
import { everythingStored } from '#app/features/personal-data/queries/everything-stored.server.ts'
import type { Services } from '#app/platform/services.ts'
import { auditTrail } from '#tests/builders/audit-trail.ts'
import { cookieOf, createActor, createAdministrator, createMember } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { setBlocked } from './commands/set-blocked.server.ts'
import { setUnlimited } from './commands/set-unlimited.server.ts'

async function ledgerSum({ database }: Services, userId: string) {
  const rows = await database
    .select({ kind: creditLedger.kind, total: sum(creditLedger.change).mapWith(Number) })
    .from(creditLedger)
    .where(eq(creditLedger.userId, userId))
    .groupBy(creditLedger.kind)
  return { room: 0, revision: 0, ...Object.fromEntries(rows.map(({ kind, total }) => [kind, total])) }
}

test('a block shows at the next request of the kept session, and the audit log records it', async () => {
  await using test = await createTestServices()
  const { services } = test
  const administrator = await createAdministrator(services)
  const member = await createMember(services)
  const headers = new Headers({ Cookie: await cookieOf(services, member) })
  const change = { userId: member.userId, blocked: true, reason: ' Resold our pictures ' }
  await expect(setBlocked(services, administrator, { ...change, reason: ' ' })).rejects.toThrow(/say why/)
  expect(await setBlocked(services, administrator, change)).toBe(true)
  expect((await services.authentication.readSession(headers)).visitor).toMatchObject({ blocked: true })
  expect(await setBlocked(services, administrator, change)).toBe(false)
  const trail = await auditTrail(services.database, 'user', member.userId)
  expect(trail).toMatchObject([
    { action: 'accounts.block', details: { after: { blocked: true, reason: 'Resold our pictures' } } },
  ])
  const { database } = services
  expect(await userRow(database, member.userId)).toMatchObject({ blockReason: 'Resold our pictures' })
  expect(JSON.stringify(await everythingStored(services, member))).not.toContain('Resold')
  await setBlocked(services, administrator, { userId: member.userId, blocked: false })
  expect(await userRow(database, member.userId)).toMatchObject({ blocked: false, blockReason: null })
})

test('an administrator cannot block their own account or an unknown one', async () => {
  await using test = await createTestServices()
  const { services } = test
  const administrator = await createAdministrator(services)
  const own = { userId: administrator.userId, blocked: true, reason: 'x' }
  await expect(setBlocked(services, administrator, own)).rejects.toMatchObject({
    title: 'Cannot Block Your Own Account',
  })
  const nobody = { userId: randomUUID(), blocked: true, reason: 'x' }
  await expect(setBlocked(services, administrator, nobody)).rejects.toMatchObject({
    code: 'user_not_found',
  })
})

test('unlimited access gives 99999 of each kind, and ending it leaves at least the free credits', async () => {
  await using test = await createTestServices()
  const { services } = test
  const administrator = await createAdministrator(services)
  const { userId } = await createActor(services)
  await setUnlimited(services, administrator, { userId, unlimited: true })
  expect(await creditsOf(services.database, userId)).toMatchObject({
    roomCredits: 99999,
    revisionCredits: 99999,
    unlimited: true,
    adminGrantedUnlimited: true,
  })
  expect(await ledgerSum(services, userId)).toEqual({ room: 99999, revision: 99999 })
  expect(await setUnlimited(services, administrator, { userId, unlimited: true })).toBe(false)
  await setUnlimited(services, administrator, { userId, unlimited: false })
  expect(await creditsOf(services.database, userId)).toMatchObject({
    roomCredits: 1,
    revisionCredits: 0,
    unlimited: false,
    adminGrantedUnlimited: false,
  })
  expect(await ledgerSum(services, userId)).toEqual({ room: 1, revision: 0 })
})

test('ending unlimited access restores the earlier balance plus later additions', async () => {
  await using test = await createTestServices()
  const { services } = test
  const administrator = await createAdministrator(services)
  const { userId } = await createActor(services)
  const give = (kind: 'room' | 'revision', amount: number) =>
    grantCredits(services, administrator, {
      userId,
      kind,
      amount,
      reason: 'paid',
      submissionId: randomUUID(),
    })
  const after = async () => {
    const { roomCredits, revisionCredits } = (await creditsOf(services.database, userId))!
    return { room: roomCredits, revision: revisionCredits }
  }
  await give('room', 4)
  await give('revision', 6)
  for (let times = 0; times < 2; times++) {
    await setUnlimited(services, administrator, { userId, unlimited: true })
    await give('room', 2)
    await setUnlimited(services, administrator, { userId, unlimited: false })
  }
  expect(await after()).toEqual({ room: 9, revision: 6 })
  expect(await ledgerSum(services, userId)).toEqual(await after())
  const [written] = await auditTrail(services.database, 'user', userId)
  expect(written!.details?.after).toMatchObject({ unlimited: false, roomCredits: 9, revisionCredits: 6 })
})

test('the balance equals the sum of the ledger while grants, reservations and switches race', async () => {
  await using test = await createTestServices()
  const { services } = test
  const administrator = await createAdministrator(services)
  const { userId } = await createActor(services)
  const grant = () =>
    grantCredits(services, administrator, {
      userId,
      kind: 'room',
      amount: 3,
      reason: 'a broken picture',
      submissionId: randomUUID(),
    })
  const reserve = () =>
    services.database
      .transaction((transaction) =>
        reserveCredit(transaction, { userId, kind: 'room', generationId: randomUUID() }),
      )
      .catch(() => {})
  await Promise.all([
    grant(),
    reserve(),
    setUnlimited(services, administrator, { userId, unlimited: true }),
    grant(),
    reserve(),
    setUnlimited(services, administrator, { userId, unlimited: false }),
    grant(),
  ])
  const credits = await creditsOf(services.database, userId)
  expect(await ledgerSum(services, userId)).toEqual({
    room: credits!.roomCredits,
    revision: credits!.revisionCredits,
  })
})

test('a manual grant needs a reason, and a form sent twice grants once', async () => {
  await using test = await createTestServices()
  const { services } = test
  const administrator = await createAdministrator(services)
  const { userId } = await createActor(services)
  const form = {
    userId,
    kind: 'revision',
    amount: 2,
    reason: 'Sorry for the wait',
    submissionId: randomUUID(),
  } as const
  expect(await grantCredits(services, administrator, form)).toBe(true)
  expect(await grantCredits(services, administrator, form)).toBe(false)
  expect((await creditsOf(services.database, userId))!.revisionCredits).toBe(2)
  const [entry] = await services.database.select().from(creditLedger).where(eq(creditLedger.reason, 'grant'))
  expect(entry).toMatchObject({ change: 2, note: 'Sorry for the wait' })
  const [written] = await auditTrail(services.database, 'user', userId)
  expect(written).toMatchObject({ action: 'credits.grant', details: { after: { amount: 2 } } })
  for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { amount: 1001 }, { reason: ' ' }]) {
    await expect(
      grantCredits(services, administrator, { ...form, submissionId: randomUUID(), ...wrong }),
    ).rejects.toThrow()
  }
})
