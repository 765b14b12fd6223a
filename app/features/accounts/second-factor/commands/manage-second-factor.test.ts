/** Signing in with a code after the password. */
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTime } from '#app/lib/async/in-time.ts'
import type { Visitor } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { cookieOf, createMember, memberActor, type TestMember } from '#tests/builders/members.ts'
import { codeOf, setUpSecondFactor } from '#tests/builders/second-factor.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { waitingForLocks } from '#tests/builders/waiting-for-locks.ts'
import { lockUser } from '../../queries.server.ts'
import { recoveryCodes, secondFactors, sessions } from '../../tables.server.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './manage-second-factor.server.ts'
import { passSecondFactor } from './pass-second-factor.server.ts'

const sessionOf = async (services: Services, member: TestMember) =>
  services.authentication.readSession(new Headers({ cookie: await cookieOf(services, member) }))

/** A session after the password and before the code. */
async function awaiting(services: Services, member: TestMember): Promise<Visitor> {
  const { visitor, awaitingCode } = await sessionOf(services, member)
  expect(visitor).toBeNull()
  return awaitingCode!
}

async function withFactor(services: Services) {
  const member = await createMember(services)
  const actor = memberActor(member)
  return { member, actor, codes: await setUpSecondFactor(services, actor, member) }
}

test('the password alone leaves a guest, and the code signs in this browser only', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member } = await withFactor(services)
  const cookie = await cookieOf(services, member)
  const read = () => services.authentication.readSession(new Headers({ cookie }))
  const { visitor, awaitingCode } = await read()
  expect(visitor).toBeNull()
  await passSecondFactor(services, awaitingCode!, { code: await codeOf(services, member.userId) })
  expect((await read()).visitor?.userId).toBe(member.userId)
  expect((await sessionOf(services, member)).visitor).toBeNull()
})

test('no code works twice, not even for two concurrent requests', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member } = await withFactor(services)
  const code = await codeOf(services, member.userId)
  const visitor = await awaiting(services, member)
  const tries = Array.from({ length: 4 }, () => passSecondFactor(services, visitor, { code }))
  const done = await Promise.allSettled(tries)
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const earlier = await codeOf(services, member.userId, -30)
  await expect(passSecondFactor(services, visitor, { code: earlier })).rejects.toThrow(/already been used/)
})

test('a recovery code works once, in any spelling, and new codes void the old ones', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor, codes } = await withFactor(services)
  expect(new Set(codes).size).toBe(10)
  const visitor = await awaiting(services, member)
  const typed = ` ${codes[0]!.toUpperCase().replaceAll('-', ' ')}`
  await passSecondFactor(services, visitor, { code: typed })
  await expect(passSecondFactor(services, visitor, { code: codes[0]! })).rejects.toThrow(/already been used/)
  const renewed = await renewRecoveryCodes(services, actor, { code: await codeOf(services, member.userId) })
  await expect(passSecondFactor(services, visitor, { code: codes[1]! })).rejects.toThrow(/isn't right/)
  await passSecondFactor(services, visitor, { code: renewed[0]! })
})

test('after ten attempts even a right code is refused', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member } = await withFactor(services)
  const visitor = await awaiting(services, member)
  for (let each = 0; each < 9; each++)
    await expect(passSecondFactor(services, visitor, { code: 'aaaa-bbbb' })).rejects.toThrow(/isn't right/)
  const code = await codeOf(services, member.userId)
  await expect(passSecondFactor(services, visitor, { code })).rejects.toThrow(/Too many/)
})

test('codes from many requests at once leave connections for everybody else', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member } = await withFactor(services)
  const visitor = await awaiting(services, member)
  const { max } = services.database.$client.options
  const tries = Array.from({ length: max }, () => passSecondFactor(services, visitor, { code: 'aaaa-bbbb' }))
  const ended = await inTime(3000, Promise.allSettled(tries))
  expect(ended.map(({ status }) => status)).toEqual(tries.map(() => 'rejected'))
})

test('the code must follow the password within a quarter of an hour', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member } = await withFactor(services)
  const cookie = await cookieOf(services, member)
  const longAgo = new Date(Date.now() - 16 * 60_000)
  await services.database.update(sessions).set({ createdAt: longAgo })
  const read = await services.authentication.readSession(new Headers({ cookie }))
  expect(read).toMatchObject({ visitor: null, awaitingCode: null })
})

test('the database contains neither secret nor recovery codes in plain text', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { codes } = await withFactor(services)
  const [factor] = await services.database.select().from(secondFactors)
  expect(factor!.secret).not.toMatch(/^[A-Z2-7]{32}$/)
  const kept = JSON.stringify(await services.database.select().from(recoveryCodes))
  for (const code of codes) expect(kept).not.toContain(code.replaceAll('-', ''))
})

test('the second factor can be set up only when it is off, and turned off only with password and code', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { member, actor } = await withFactor(services)
  const { password, userId } = member
  await expect(beginSecondFactor(services, actor, { currentPassword: password })).rejects.toThrow(
    /already on/,
  )
  await expect(beginSecondFactor(services, actor, { currentPassword: 'wrong' })).rejects.toThrow(
    /not your password/,
  )
  const code = await codeOf(services, userId)
  await expect(turnOffSecondFactor(services, actor, { currentPassword: 'wrong', code })).rejects.toThrow()
  await turnOffSecondFactor(services, actor, { currentPassword: password, code })
  expect((await sessionOf(services, member)).visitor?.userId).toBe(userId)
  expect(await services.database.$count(recoveryCodes, eq(recoveryCodes.userId, userId))).toBe(0)
})

/** A member who has begun in two tabs, and what each does next. */
async function withTwoTabs(services: Services) {
  const { userId, password, ...member } = await createMember(services)
  const actor = memberActor({ userId, password, ...member })
  const begin = () => beginSecondFactor(services, actor, { currentPassword: password })
  await begin()
  const code = await codeOf(services, userId)
  const confirm = () => confirmSecondFactor(services, actor, { code }, crypto.randomUUID())
  const waiting = (count: number) => expect.poll(() => waitingForLocks(services)).toBe(count)
  return { userId, begin, confirm, waiting }
}

const caught = (work: Promise<unknown>) => work.catch((error: unknown) => error)

test('a second tab cannot replace the secret that the first tab is turning on', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { userId, begin, confirm, waiting } = await withTwoTabs(services)
  const both = await services.database.transaction(async (transaction) => {
    // The confirmation waits with its message, when the factor is on and nobody can see it yet.
    await transaction.execute(sql`LOCK TABLE outbox_emails IN SHARE MODE`)
    const confirmed = confirm()
    await waiting(1)
    const begun = caught(begin())
    await waiting(2)
    return { confirmed, begun }
  })
  expect(await both.confirmed).toHaveLength(10)
  expect(await both.begun).toMatchObject({ code: 'second_factor_on' })
  expect(await services.database.$count(secondFactors, eq(secondFactors.userId, userId))).toBe(1)
})

test('a code of the secret that a second tab is replacing is wrong', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { userId, begin, confirm, waiting } = await withTwoTabs(services)
  const both = await services.database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const begun = begin()
    await waiting(1)
    const confirmed = caught(confirm())
    await waiting(2)
    return { confirmed, begun }
  })
  await both.begun
  expect(await both.confirmed).toMatchObject({ code: 'wrong_code' })
})
