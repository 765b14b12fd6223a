import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ZodError } from 'zod'
import { chooseAlways } from '#tests/builders/quiz.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { BROWSER, EMAIL, person, rowsOfAccounts } from '#tests/builders/sign-up.ts'
import { users } from '../../tables.server.ts'
import { signUp } from './sign-up.server.ts'

test.each([
  ['no agreement', { terms: undefined }, 'You must agree to the terms and conditions to create an account.'],
  ['an agreement of another kind', { terms: 'on' }, 'You must agree to the terms'],
  ['no quiz', { selections: undefined }, 'Please complete the design style quiz before creating an account.'],
  ['a flag in place of the quiz', { selections: true }, 'Please complete the design style quiz'],
  ['a short password', { password: '12345' }, 'Password must be at least 6 characters long'],
  ['an endless password', { password: 'x'.repeat(129) }, 'under 128 characters'],
  ['no name', { name: '  ' }, 'at least 2 characters'],
  ['an endless name', { name: 'x'.repeat(101) }, 'under 100 characters'],
  ['half an address', { email: 'anna@' }, 'Please enter a valid email address.'],
  ['an endless address', { email: `${'x'.repeat(250)}@example.com` }, 'under 255 characters'],
])('%s creates no account', async (_what, wrong, message) => {
  await using opened = await createTestServices()
  const selections = await chooseAlways(opened.services, 'Zen')
  const before = await rowsOfAccounts(opened.services)
  const refused = await signUp(opened.services, person({ selections, ...wrong }), BROWSER).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(ZodError)
  expect((refused as ZodError).issues[0]!.message).toContain(message)
  expect(await rowsOfAccounts(opened.services)).toEqual(before)
})

test('choices of unknown images do not count as a quiz', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const before = await rowsOfAccounts(services)
  const selections = [
    { pairingId: 'question_1', selectedImage: crypto.randomUUID(), style: 'Zen', roomType: 'Bedroom' },
  ]
  for (const invented of [selections, ['finished'], [{ winningStyle: 'Zen' }]])
    await expect(signUp(services, person({ selections: invented }), BROWSER)).rejects.toMatchObject({
      code: 'quiz_required',
    })
  expect(await rowsOfAccounts(services)).toEqual(before)
})

test('sign-up from the quiz needs no result, and keeps an existing one', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const fromQuiz = { cameFromQuiz: true }
  const styles = async (email: string) =>
    (await services.database.select().from(users).where(eq(users.email, email))).map(
      (user) => user.preferredStyle,
    )
  for (const [index, selections] of [undefined, '', true, ['finished']].entries()) {
    const email = `lost-${index}@example.com`
    await signUp(services, person({ email, selections }), BROWSER, fromQuiz)
    expect(await styles(email)).toEqual([null])
  }
  const selections = await chooseAlways(services, 'Zen')
  await signUp(services, person({ selections }), BROWSER, fromQuiz)
  expect(await styles(EMAIL)).toEqual(['Zen'])
})

test('unknown fields are ignored', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const selections = await chooseAlways(services, 'Zen')
  const more = { role: 'administrator', emailVerified: true, adminGrantedUnlimited: true, blocked: true }
  await signUp(services, person({ selections, ...more }), BROWSER)
  const [user] = await services.database.select().from(users).where(eq(users.email, EMAIL))
  expect(user).toMatchObject({
    role: 'member',
    emailVerified: false,
    adminGrantedUnlimited: false,
    blocked: false,
  })
})

test('a network may create ten accounts an hour', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const none = person({ selections: ['none'] })
  for (let attempt = 0; attempt < 10; attempt += 1)
    await expect(signUp(services, none, BROWSER)).rejects.toMatchObject({ code: 'quiz_required' })
  await expect(signUp(services, none, BROWSER)).rejects.toMatchObject({
    code: 'too_many_attempts',
    message: 'Too many attempts. Please wait 60 minutes before trying again.',
  })
  const elsewhere = { ...BROWSER, address: '192.0.2.2' }
  await expect(signUp(services, none, elsewhere)).rejects.toMatchObject({ code: 'quiz_required' })
})
