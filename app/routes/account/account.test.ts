import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions, users } from '#app/features/accounts/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { messagesTo, tokenIn } from '#tests/builders/messages.ts'
import { filledIn } from '#tests/builders/plain-form.ts'
import { chooseAlways } from '#tests/builders/quiz.ts'
import { readStoredZip } from '#tests/builders/zip.ts'

let application: TestApplication
beforeAll(async () => {
  application = await createTestApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

async function signedIn(options: Parameters<typeof createMember>[1] = {}) {
  const member = await createMember(application.services, options)
  return { ...member, cookie: await cookieOf(application.services, member) }
}

const post = (cookie: string, form: Record<string, string>) => application.fetch('/account', { cookie, form })

const isThere = async (userId: string) =>
  (await application.services.database.$count(users, eq(users.id, userId))) === 1

test('the link in the welcome message confirms the address and opens the dashboard', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const selections = JSON.stringify(await chooseAlways(application.services, 'Japandi'))
  const form = { name: 'Anna', email, password: 'a good word', terms: 'on', selections }
  await application.fetch('/auth?mode=sign-up', { form })
  const [welcome] = await messagesTo(application.services, email)
  const opened = await application.fetch(`/confirm-email?token=${tokenIn(welcome!)}`)
  const dashboard = '/dashboard?confirmed=true&source=email_verification'
  expect(opened.headers.get('Location')).toBe(dashboard)
  const asGuest = await application.fetch(dashboard)
  const signIn = asGuest.headers.get('Location')!
  expect(signIn).toBe(`/auth?returnTo=${encodeURIComponent(dashboard)}`)
  expect(await (await application.fetch(signIn)).text()).toContain('Your email has been confirmed.')
  const [user] = await application.services.database.select().from(users).where(eq(users.email, email))
  expect(user!.emailVerified).toBe(true)
})

test('a dead confirmation link says that it is dead, and to whom is confirmed already that they are', async () => {
  const opened = await application.fetch('/confirm-email?token=dead')
  const account = opened.headers.get('Location')!
  const asGuest = await application.fetch(account)
  const signIn = await application.fetch(asGuest.headers.get('Location')!)
  expect(await signIn.text()).toContain('This link no longer works. Please sign in')
  const { cookie, userId, email } = await signedIn()
  const page = async () => (await application.fetch(account, { cookie })).text()
  expect(await page()).toContain('This link no longer works. Ask for a new one below.')
  await application.services.database.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
  expect(await page()).toContain(`The confirmed address of your account is ${email}.`)
})

test('the page shows whose it is and where they are signed in, but no secret that opens the account', async () => {
  const { email, cookie, userId } = await signedIn({ name: 'Anna <i>Test</i>' })
  const page = await (await application.fetch('/account', { cookie })).text()
  expect(page).toContain(email)
  expect(page).toContain('Anna &lt;i&gt;Test&lt;/i&gt;')
  expect(page).toContain('This device')
  const own = await application.services.database.select().from(sessions).where(eq(sessions.userId, userId))
  for (const { token } of own) expect(page).not.toContain(token)
})

test('every form shows its errors at their fields', async () => {
  const { cookie, email } = await signedIn()
  const { email: taken } = await createMember(application.services)
  const passwords = { password: 'a new word', confirmation: 'a new word' }
  const wrong: [Record<string, string>, string][] = [
    [{ intent: 'change-name', name: ' ' }, 'Please enter at least 2 characters.'],
    [
      { intent: 'change-email', email: 'nobody', currentPassword: 'x' },
      'Please enter a valid email address.',
    ],
    [
      { intent: 'change-email', email: taken, currentPassword: 'a good password' },
      'There is already an account',
    ],
    [{ intent: 'change-email', email, currentPassword: 'a good password' }, 'This is already your address.'],
    [{ intent: 'change-password', currentPassword: 'a guess', ...passwords }, 'This is not your password.'],
    [
      { intent: 'change-password', currentPassword: 'x', password: 'a new word', confirmation: 'other' },
      'Passwords do not match',
    ],
    [{ intent: 'delete-account', currentPassword: 'a guess' }, 'This is not your password.'],
  ]
  for (const [form, words] of wrong) {
    const answer = await application.fetch('/account.data', { cookie, form })
    expect(answer.status, words).toBeGreaterThanOrEqual(400)
    expect(await answer.text()).toContain(words)
  }
  expect((await post(cookie, { intent: 'make-me-administrator' })).status).toBe(400)
  expect((await post(cookie, {})).status).toBe(400)
})

test.each([
  ['member', 'At least 6 characters.', 'Password must be at least 6 characters long'],
  ['administrator', 'At least 12 characters: this', 'Please choose at least 12 characters: this'],
] as const)('the account page of a %s names how long a password must be', async (role, hint, refusal) => {
  const { cookie, password } = await signedIn({ role })
  expect(await (await application.fetch('/account', { cookie })).text()).toContain(hint)
  const short = { currentPassword: password, password: 'five5', confirmation: 'five5' }
  const answer = await post(cookie, { intent: 'change-password', ...short })
  expect(await answer.text()).toContain(refusal)
})

test('a new address that waits stands on the page, is sent again and cancelled', async () => {
  const { cookie, password } = await signedIn()
  const newEmail = `${crypto.randomUUID()}@example.com`
  const page = async () => (await application.fetch('/account', { cookie })).text()
  await post(cookie, { intent: 'change-email', email: newEmail, currentPassword: password })
  expect(await page()).toContain(`Waiting for you to confirm ${newEmail}`)
  await application.fetch('/account', { cookie, form: filledIn(await page(), 'Send it again', {}) })
  expect(await messagesTo(application.services, newEmail), 'the first was not sent yet').toHaveLength(1)
  await application.fetch('/account', { cookie, form: filledIn(await page(), 'Cancel the change', {}) })
  expect(await messagesTo(application.services, newEmail)).toHaveLength(0)
  expect(await page()).not.toContain(newEmail)
})

test('people cannot sign out, rename or delete anybody else', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const [theirs] = await application.services.database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, other.userId))
  const tries: Record<string, string>[] = [
    { intent: 'end-session', sessionId: theirs!.id },
    { intent: 'end-session', sessionId: 'no id' },
    { intent: 'end-other-sessions', userId: other.userId },
    { intent: 'change-name', name: 'Renamed', userId: other.userId },
    { intent: 'delete-account', currentPassword: other.password, userId: other.userId },
  ]
  for (const form of tries) await post(one.cookie, form)
  expect((await application.fetch('/account', { cookie: other.cookie })).status).toBe(200)
  expect(await isThere(other.userId)).toBe(true)
})

test('the data is a zip file of the requesting member, for any address', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const answer = await application.fetch(`/account/data.zip?userId=${other.userId}`, { cookie: one.cookie })
  expect(answer.headers.get('Content-Type')).toBe('application/zip')
  expect(answer.headers.get('Content-Disposition')).toMatch(/attachment; filename="casabloom-[\d-]+\.zip"/)
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  const files = readStoredZip(Buffer.from(await answer.arrayBuffer()))
  const text = files.get('your-data.json')!.toString()
  expect(text).toContain(one.email)
  expect(text).not.toContain(other.email)
})

test('an account is deleted with its password, and the browser is a guest again', async () => {
  const { userId, email, password, cookie } = await signedIn()
  const answer = await post(cookie, { intent: 'delete-account', currentPassword: password })
  expect(answer.headers.get('Location')).toBe('/auth?deleted=true')
  expect(answer.headers.get('Clear-Site-Data')).toBe('"storage"')
  expect(answer.headers.getSetCookie()[0]).toContain('Max-Age=0')
  expect(await isThere(userId)).toBe(false)
  expect(await (await application.fetch('/auth?deleted=true')).text()).toContain('Your account is deleted')
  const again = await application.fetch('/auth', { form: { email, password } })
  expect(again.status).toBe(400)
  const account = await application.fetch('/account', { cookie })
  expect(account.headers.get('Location')).toBe('/auth?returnTo=%2Faccount')
})

test('administrators cannot delete themselves', async () => {
  const { userId, password, cookie } = await signedIn({ role: 'administrator' })
  expect(await (await application.fetch('/account', { cookie })).text()).toContain(
    'An administrator can delete your account.',
  )
  const answer = await post(cookie, { intent: 'delete-account', currentPassword: password })
  expect(answer.status).toBe(403)
  expect(await isThere(userId)).toBe(true)
})

test('guests and blocked people change nothing', async () => {
  const { userId, password, cookie } = await signedIn()
  const form = { intent: 'delete-account', currentPassword: password }
  expect((await post('', form)).headers.get('Location')).toBe('/auth?signedOut=true')
  await application.services.database.update(users).set({ blocked: true }).where(eq(users.id, userId))
  expect((await post(cookie, form)).status).toBe(403)
  expect((await application.fetch('/account/data.zip', { cookie })).status).toBe(403)
  expect(await isThere(userId)).toBe(true)
})
