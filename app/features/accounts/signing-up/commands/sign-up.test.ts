import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { creditLedger, userCredits } from '#app/features/credits/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { quizResponses } from '#app/features/quiz/tables.server.ts'
import { userProfiles } from '#app/features/styles/tables.server.ts'
import { chooseAlways } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { BROWSER, EMAIL, person, rowsOfAccounts } from '#tests/builders/sign-up.ts'
import { users } from '../../tables.server.ts'
import { signUp } from './sign-up.server.ts'

test('an account has everything that belongs to it', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const selections = await chooseAlways(services, 'Japandi')
  const { cookies } = await signUp(services, person({ email: ' Anna@Example.com ', selections }), BROWSER)

  const [user] = await database.select().from(users).where(eq(users.email, EMAIL))
  expect(user).toMatchObject({ name: 'Anna', role: 'member', preferredStyle: 'Japandi', blocked: false })
  const ofUser = { userId: user!.id }
  expect(await database.select().from(userCredits).where(eq(userCredits.userId, user!.id))).toMatchObject([
    { ...ofUser, roomCredits: 1, revisionCredits: 0 },
  ])
  expect(await database.select().from(creditLedger).where(eq(creditLedger.userId, user!.id))).toMatchObject([
    { kind: 'room', change: 1, reason: 'sign_up' },
  ])
  expect(await database.select().from(userProfiles)).toMatchObject([
    { ...ofUser, styleProfile: { primaryStyle: 'Japandi' } },
  ])
  expect(await database.select().from(quizResponses)).toMatchObject([{ ...ofUser, styleResult: 'Japandi' }])
  expect(await database.select().from(outboxEmails)).toMatchObject([
    { kind: 'welcome', recipient: EMAIL, state: 'waiting' },
  ])
  const { visitor } = await services.authentication.readSession(
    new Headers({ cookie: cookies[0]!.split(';')[0]! }),
  )
  expect(visitor).toMatchObject({ userId: user!.id, name: 'Anna', role: 'member', blocked: false })
})

test('the password is stored as a hash', async () => {
  await using opened = await createTestServices()
  const selections = await chooseAlways(opened.services, 'Zen')
  await signUp(opened.services, person({ password: 'pässwort 123', selections }), BROWSER)
  const rows = await opened.services.database.execute(sql`SELECT * FROM sign_in_methods`)
  expect(JSON.stringify(rows.rows)).not.toContain('pässwort')
})

describe('all or nothing', () => {
  test.each([
    ['credits', 'user_credits'],
    ['the ledger', 'credit_ledger'],
    ['the quiz', 'quiz_responses'],
    ['the profile', 'user_profiles'],
    ['the outbox', 'outbox_emails'],
    ['the password', 'sign_in_methods'],
  ])('no account when %s cannot be written', async (_what, table) => {
    await using opened = await createTestServices()
    const { services } = opened
    const selections = await chooseAlways(services, 'Zen')
    const before = await rowsOfAccounts(services)
    await services.database.execute(
      sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`),
    )
    await expect(signUp(services, person({ selections }), BROWSER)).rejects.toMatchObject({
      code: 'sign_up_failed',
      message: 'Failed to create account',
    })
    expect(await rowsOfAccounts(services)).toEqual(before)
  })

  test('an account whose session fails to start is reported', async () => {
    await using opened = await createTestServices()
    const { services } = opened
    const selections = await chooseAlways(services, 'Zen')
    await services.database.execute(sql`ALTER TABLE sessions ADD CONSTRAINT broken CHECK (false) NOT VALID`)
    await expect(signUp(services, person({ selections }), BROWSER)).rejects.toMatchObject({
      message: 'Account created but sign-in failed. Please try signing in manually.',
    })
    expect(await services.database.$count(users, eq(users.email, EMAIL))).toBe(1)
  })
})

test('of several concurrent sign-ups with one address, one gets the account', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const selections = await chooseAlways(services, 'Zen')
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      signUp(services, person({ name: `Anna ${index}`, selections }), BROWSER),
    ),
  )
  expect(tries.filter((each) => each.status === 'fulfilled')).toHaveLength(1)
  for (const each of tries) {
    if (each.status === 'rejected') expect(each.reason).toMatchObject({ code: 'email_taken', status: 409 })
  }
  expect(await services.database.$count(users, eq(users.email, EMAIL))).toBe(1)
  expect(await services.database.$count(outboxEmails)).toBe(1)
  expect(await services.database.$count(creditLedger, eq(creditLedger.reason, 'sign_up'))).toBe(2)
})
