import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '#app/features/accounts/tables.server.ts'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import { cookiesOf, createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { reserve } from '#tests/builders/credits.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { chooseAlways } from '#tests/builders/quiz.ts'

let application: TestApplication
beforeAll(async () => {
  application = await createTestApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

const NO_QUIZ = '/auth?mode=sign-up'
const SIGN_UP = '/auth?fromAuth=true&needsAnalysis=true'

async function signUpForm(more: Record<string, string> = {}) {
  const selections = JSON.stringify(await chooseAlways(application.services, 'Japandi'))
  const name = 'Anna <b>Test</b>'
  return {
    name,
    email: `${crypto.randomUUID()}@example.com`,
    password: 'hidden-word',
    terms: 'on',
    selections,
    ...more,
  }
}

const words = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'")

test('signing up signs in and leads to the welcome', async () => {
  const form = await signUpForm()
  const answer = await application.fetch(SIGN_UP, { form })
  expect(answer.headers.get('Location')).toBe('/welcome')
  const welcome = await words(await application.fetch('/welcome', { cookie: cookiesOf(answer) }))
  expect(welcome).toContain('Welcome, <!-- -->Anna &lt;b&gt;Test&lt;/b&gt;')
  expect(welcome).toContain('Japandi')
})

test('a script that sends the form hears where it leads, with the session’s cookies', async () => {
  const { email } = await createMember(application.services)
  const form = { email, password: 'a good password' }
  const signIn = (password: string) =>
    application.fetch('/auth?returnTo=%2Faccount%23devices', {
      form: { ...form, password },
      headers: { 'X-Sent-By-Script': 'true' },
    })
  const answer = await signIn(form.password)
  expect([answer.status, answer.headers.get('X-Next-Address')]).toEqual([204, '/account#devices'])
  expect(answer.headers.get('Location')).toBeNull()
  const account = await application.fetch('/account', { cookie: cookiesOf(answer) })
  expect(account.status).toBe(200)
  const refused = await signIn('another word')
  expect(refused.headers.get('X-Sent-By-Script')).toBe('true')
  expect(refused.headers.get('X-Next-Address')).toBeNull()
  expect(await refused.text()).toContain('id="form-refusal"')
})

test('a refused form keeps what was typed, except the password', async () => {
  const form = await signUpForm({ email: 'anna@', terms: '' })
  const answer = await application.fetch(SIGN_UP, { form })
  expect(answer.status).toBe(400)
  const page = await words(answer)
  expect(page).toContain('Please enter a valid email address.')
  expect(page).toContain('You must agree to the terms and conditions to create an account.')
  expect(page).toContain('2 things need another look')
  expect(page).toContain('value="anna@"')
  expect(page).not.toContain('hidden-word')
})

test('a form that was not read leads back to itself', async () => {
  const answer = await application.fetch(NO_QUIZ, { form: { name: 'x'.repeat(1_100_000) } })
  expect(answer.status).toBe(413)
  const link = /<a[^>]*href="([^"]*)"[^>]*>Back to the page/.exec(await answer.text())
  expect(link?.[1]).toBe(NO_QUIZ)
})

test('a taken address and a missing quiz are reported at their fields', async () => {
  const { email } = await createMember(application.services)
  const taken = await application.fetch(SIGN_UP, { form: await signUpForm({ email }) })
  expect(taken.status).toBe(409)
  expect(await words(taken)).toContain('There is already an account with this email address.')
  const noQuiz = await application.fetch(NO_QUIZ, { form: await signUpForm({ selections: '' }) })
  expect(await words(noQuiz)).toContain('Please complete the design style quiz before creating an account.')
  const flag = await signUpForm({ selections: 'true', fromQuiz: 'true' })
  expect((await application.fetch(`${NO_QUIZ}&fromQuiz=true`, { form: flag })).status).toBe(400)
})

test.each(['', '[]', 'true', 'no JSON', '["finished"]'])(
  'whoever comes from the quiz makes an account with %j in place of its result, without a style',
  async (selections) => {
    const answer = await application.fetch(SIGN_UP, { form: await signUpForm({ selections }) })
    expect(answer.headers.get('Location')).toBe('/welcome')
    const cookie = cookiesOf(answer)
    expect(await words(await application.fetch('/welcome', { cookie }))).toContain('the first one is free')
    const dashboard = await words(await application.fetch('/dashboard', { cookie }))
    expect(dashboard).toContain('Discover Your Style')
    expect(dashboard).toContain('New account credits')
  },
)

test.each([
  ['/auth', { password: 'hidden-word' }],
  ['/auth', { email: 'anna@example.com' }],
  ['/auth', { email: ' ', password: '' }],
  [NO_QUIZ, { name: 'Anna', terms: 'on' }],
  [SIGN_UP, { name: 'Anna', terms: 'on', email: 'anna@example.com' }],
])('%s without an address or a password says so, and where', async (address, form) => {
  const answer = await application.fetch(address, { form })
  expect(answer.status).toBe(400)
  const page = await words(answer)
  expect(page).toContain('You must provide either an email or phone number and a password')
  expect(page).toMatch(
    /Please (enter your email address|enter your password|choose a password|enter a valid email address)\./,
  )
})

test('the welcome page calls a credit free only while it is a new account’s own', async () => {
  const { services } = application
  const welcome = async (cookie: string) => words(await application.fetch('/welcome', { cookie }))
  const fresh = await createMember(services)
  expect(await welcome(await cookieOf(services, fresh))).toContain('free')
  const spent = await createMember(services)
  await reserve(services, spent.userId, crypto.randomUUID())
  expect(await welcome(await cookieOf(services, spent))).not.toContain('free')
  await services.database.transaction((transaction) =>
    addCredits(transaction, {
      userId: spent.userId,
      kind: 'room',
      change: 3,
      reason: 'purchase',
      reference: 'bought',
    }),
  )
  const cookie = await cookieOf(services, spent)
  expect(await welcome(cookie)).not.toContain('free')
  expect(await words(await application.fetch('/dashboard', { cookie }))).not.toContain('New account credits')
})

test.each([
  ['', '/dashboard'],
  ['?returnTo=%2Fdashboard%3Ffrom%3Demail%26redesign%3Dready', '/dashboard?from=email&redesign=ready'],
  ['?returnTo=%2F%2Fevil.example', '/dashboard'],
  ['?returnTo=https%3A%2F%2Fevil.example%2F', '/dashboard'],
  ['?returnTo=%2F..%2F%2Fevil.example', '/dashboard'],
  ['?returnTo=%2F%5Cevil.example', '/dashboard'],
])('/auth%s leads to %s', async (query, destination) => {
  const member = await createMember(application.services)
  const { email, password } = member
  const signedIn = await application.fetch(`/auth${query}`, { form: { email, password } })
  expect(signedIn.headers.get('Location')).toBe(destination)
  const again = await application.fetch(`/auth${query}`, { cookie: cookiesOf(signedIn) })
  expect(again.headers.get('Location')).toBe(destination)
})

test('wrong credentials are refused with the same sentence', async () => {
  const { email } = await createMember(application.services)
  const answer = await application.fetch('/auth', { form: { email, password: 'wrong-word' } })
  expect(answer.status).toBe(400)
  expect(answer.headers.getSetCookie()).toEqual([])
  const page = await words(answer)
  expect(page).toContain('This email address and password do not match.')
  expect(page).toContain(`value="${email}"`)
  expect(page).not.toContain('wrong-word')
})

test('a person whose first sign-in failed is asked to sign in', async () => {
  const page = await words(await application.fetch('/auth?created=true'))
  expect(page).toContain('Account created but sign-in failed. Please try signing in manually.')
})

test('a person who sent a form after being signed out is told that nothing was changed', async () => {
  const page = await words(await application.fetch('/auth?signedOut=true&returnTo=%2Fdashboard'))
  expect(page).toContain('You were signed out in the meantime, so nothing was changed.')
})

test('a URL cannot put text on the page', async () => {
  const page = await words(
    await application.fetch('/auth?message=call+this+number&returnTo=%2Fwords-of-mine'),
  )
  expect(page).toContain('Please sign in to open this page.')
  expect(page.split('<script')[0]).not.toContain('call this number')
})

test('a stale cookie does not undo a new sign-in', async () => {
  const { services } = application
  const member = await createMember(services)
  const stale = await cookieOf(services, member)
  await services.database.delete(sessions).where(eq(sessions.userId, member.userId))
  const page = await application.fetch('/', { cookie: stale })
  expect(page.headers.getSetCookie()[0]).toContain('Max-Age=0')
  const { email, password } = member
  const answer = await application.fetch('/auth', { form: { email, password }, cookie: stale })
  expect(answer.headers.getSetCookie()).toHaveLength(2)
  expect((await application.fetch('/dashboard', { cookie: cookiesOf(answer) })).status).toBe(200)
})
