import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { ZodError } from 'zod'
import { creditLedger, userCredits } from '#app/features/credits/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { attachQuizResult } from '#app/features/quiz/commands/attach-quiz-result.server.ts'
import type { Selection } from '#app/features/quiz/schema.ts'
import { quizResponses } from '#app/features/quiz/tables.server.ts'
import { userProfiles } from '#app/features/styles/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { chooseAlways } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { sessions, signInMethods, users } from '../tables.server.ts'
import { type KeepQuiz, signUp } from './sign-up.server.ts'

const BROWSER = { address: '192.0.2.1', userAgent: 'test' }
const EMAIL = 'anna@example.com'

const keepQuiz: KeepQuiz = (transaction, userId, selections) =>
  attachQuizResult(transaction, userId, selections as Selection[])

const person = (more: object) => ({ name: 'Anna', email: EMAIL, password: 'secret', terms: true, ...more })

async function everythingOf({ database }: Services) {
  const tables = [users, signInMethods, sessions, userCredits, creditLedger, userProfiles, quizResponses]
  const counts = await Promise.all([...tables, outboxEmails].map(async (table) => database.$count(table)))
  return counts.join(' ')
}

test('an account has everything that belongs to it', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const selections = await chooseAlways(services, 'Japandi')
  const { cookies } = await signUp(
    services,
    person({ email: ' Anna@Example.com ', selections }),
    BROWSER,
    keepQuiz,
  )

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

test('the password is kept as a hash', async () => {
  await using opened = await createTestServices()
  const selections = await chooseAlways(opened.services, 'Zen')
  await signUp(opened.services, person({ password: 'pässwort 123', selections }), BROWSER, keepQuiz)
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
    const before = await everythingOf(services)
    await services.database.execute(
      sql.raw(`ALTER TABLE ${table} ADD CONSTRAINT broken CHECK (false) NOT VALID`),
    )
    await expect(signUp(services, person({ selections }), BROWSER, keepQuiz)).rejects.toMatchObject({
      code: 'sign_up_failed',
      message: 'Failed to create account',
    })
    expect(await everythingOf(services)).toBe(before)
  })

  test('an account without a session says so', async () => {
    await using opened = await createTestServices()
    const { services } = opened
    const selections = await chooseAlways(services, 'Zen')
    await services.database.execute(sql`ALTER TABLE sessions ADD CONSTRAINT broken CHECK (false) NOT VALID`)
    await expect(signUp(services, person({ selections }), BROWSER, keepQuiz)).rejects.toMatchObject({
      message: 'Account created but sign-in failed. Please try signing in manually.',
    })
    expect(await services.database.$count(users, eq(users.email, EMAIL))).toBe(1)
  })
})

test('of many who sign up with one address at once, one gets the account', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const selections = await chooseAlways(services, 'Zen')
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, index) =>
      signUp(services, person({ name: `Anna ${index}`, selections }), BROWSER, keepQuiz),
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

describe('rules hold on the server', () => {
  test.each([
    [
      'no agreement',
      { terms: undefined },
      'You must agree to the terms and conditions to create an account.',
    ],
    ['an agreement of another kind', { terms: 'on' }, 'You must agree to the terms'],
    [
      'no quiz',
      { selections: undefined },
      'Please complete the design style quiz before creating an account.',
    ],
    ['a flag in place of the quiz', { selections: true }, 'Please complete the design style quiz'],
    ['a short password', { password: '12345' }, 'Password must be at least 6 characters long'],
    ['an endless password', { password: 'x'.repeat(129) }, 'under 128 characters'],
    ['no name', { name: '  ' }, 'at least 2 characters'],
    ['an endless name', { name: 'x'.repeat(101) }, 'under 100 characters'],
    ['half an address', { email: 'anna@' }, 'Please enter a valid email address.'],
    ['an endless address', { email: `${'x'.repeat(250)}@example.com` }, 'under 255 characters'],
  ])('%s makes no account', async (_what, wrong, message) => {
    await using opened = await createTestServices()
    const selections = await chooseAlways(opened.services, 'Zen')
    const before = await everythingOf(opened.services)
    const refused = await signUp(opened.services, person({ selections, ...wrong }), BROWSER, keepQuiz).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(ZodError)
    expect((refused as ZodError).issues[0]!.message).toContain(message)
    expect(await everythingOf(opened.services)).toBe(before)
  })

  test('choices of images that do not exist are no quiz', async () => {
    await using opened = await createTestServices()
    const { services } = opened
    const before = await everythingOf(services)
    const selections = [
      { pairingId: 'question_1', selectedImage: crypto.randomUUID(), style: 'Zen', roomType: 'Bedroom' },
    ]
    for (const invented of [selections, ['finished'], [{ winningStyle: 'Zen' }]])
      await expect(
        signUp(services, person({ selections: invented }), BROWSER, keepQuiz),
      ).rejects.toMatchObject({ code: 'quiz_required' })
    expect(await everythingOf(services)).toBe(before)
  })

  test('more fields than the form has change nothing', async () => {
    await using opened = await createTestServices()
    const { services } = opened
    const selections = await chooseAlways(services, 'Zen')
    const more = { role: 'administrator', emailVerified: true, adminGrantedUnlimited: true, blocked: true }
    await signUp(services, person({ selections, ...more }), BROWSER, keepQuiz)
    const [user] = await services.database.select().from(users).where(eq(users.email, EMAIL))
    expect(user).toMatchObject({
      role: 'member',
      emailVerified: false,
      adminGrantedUnlimited: false,
      blocked: false,
    })
  })
})

test('one address makes ten accounts an hour', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const none = person({ selections: ['none'] })
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(signUp(services, none, BROWSER, keepQuiz)).rejects.toMatchObject({ code: 'quiz_required' })
  await expect(signUp(services, none, BROWSER, keepQuiz)).rejects.toMatchObject({
    code: 'too_many_attempts',
    message: 'Too many attempts. Please wait 60 minutes before trying again.',
  })
  const elsewhere = { ...BROWSER, address: '192.0.2.2' }
  await expect(signUp(services, none, elsewhere, keepQuiz)).rejects.toMatchObject({ code: 'quiz_required' })
})
