import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookiesOf, createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { messagesTo, tokenIn } from '#tests/builders/messages.ts'
import { filledIn } from '#tests/builders/plain-form.ts'

let application: TestApplication
beforeAll(async () => {
  application = await createTestApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

const FORGOT = '/auth?mode=forgot-password'

async function linkFor(email: string): Promise<string> {
  const asked = await (await application.fetch(FORGOT)).text()
  await application.fetch(FORGOT, { form: filledIn(asked, 'Send Reset Link', { email }) })
  await application.runJobs()
  return tokenIn((await messagesTo(application.services, email))[0]!)
}

test('a forgotten password is reset by a message’s link, which signs out everywhere else', async () => {
  const member = await createMember(application.services)
  const elsewhere = await cookieOf(application.services, member)
  const token = await linkFor(member.email)
  const opened = await (await application.fetch(`/reset-password?token=${token}`)).text()
  expect(opened).toContain('Saving it signs you out everywhere; then sign in with it.')
  const typed = { password: 'a new word', confirmation: 'a new word' }
  const form = filledIn(opened, 'Update Password', typed)
  const changed = await application.fetch(`/reset-password?token=${token}`, { form })
  expect(changed.headers.get('Location')).toBe('/auth?updated=true')
  expect(await (await application.fetch('/auth?updated=true')).text()).toContain(
    'Password updated successfully!',
  )
  const dashboard = await application.fetch('/dashboard', { cookie: elsewhere })
  expect(dashboard.headers.get('Location')).toBe('/auth?returnTo=%2Fdashboard')
  const signedIn = await application.fetch('/auth', {
    form: { email: member.email, password: 'a new word' },
  })
  expect((await application.fetch('/dashboard', { cookie: cookiesOf(signedIn) })).status).toBe(200)
  const used = await application.fetch(`/reset-password?token=${token}`)
  expect(await used.text()).toContain('Password reset link may have expired.')
})

test('an address gets the same answer with and without an account', async () => {
  const { email } = await createMember(application.services)
  const pages = await Promise.all(
    [email, `${crypto.randomUUID()}@example.com`].map(async (asked) => {
      const answer = await application.fetch(FORGOT, { form: { email: asked } })
      const page = await answer.text()
      expect(page).toContain('Check Your Email')
      const main = /<main.*<\/main>/s.exec(page)![0]
      return { status: answer.status, main: main.replaceAll(asked, 'address') }
    }),
  )
  expect(pages[0]).toEqual(pages[1])
})

test('an invalid new password is reported at its field, and no input comes back', async () => {
  const { email } = await createMember(application.services)
  const token = await linkFor(email)
  const form = { token, password: 'hidden-word', confirmation: 'other-word' }
  const answer = await application.fetch(`/reset-password?token=${token}`, { form })
  expect(answer.status).toBe(400)
  const page = await answer.text()
  expect(page).toContain('Passwords do not match')
  expect(page).not.toContain('hidden-word')
})

test.each([
  ['member', 'At least 6 characters.', 'Password must be at least 6 characters long'],
  ['support', 'At least 12 characters: this', 'Please choose at least 12 characters: this'],
] as const)('the page of a %s names how long a password must be', async (role, hint, refusal) => {
  const { email } = await createMember(application.services, { role })
  const address = `/reset-password?token=${await linkFor(email)}`
  const page = await (await application.fetch(address)).text()
  expect(page).toContain(hint)
  const form = filledIn(page, 'Update Password', { password: 'five5', confirmation: 'five5' })
  expect(await (await application.fetch(address, { form })).text()).toContain(refusal)
})

test.each(['?reset=true', '?access_token=abc', '?type=recovery', '?type=password_recovery', '?x=Recovery'])(
  '/auth%s asks for a new password, also of somebody who is signed in',
  async (query) => {
    const member = await createMember(application.services)
    for (const cookie of ['', await cookieOf(application.services, member)]) {
      const answer = await application.fetch(`/auth${query}`, { cookie })
      expect(answer.headers.get('Location')).toBe(`/reset-password${query}`)
    }
  },
)

test('administrators reach the administration after signing in, or return to where they came from', async () => {
  const boss = await createMember(application.services, { role: 'administrator' })
  const form = { email: boss.email, password: boss.password }
  const signedIn = await application.fetch('/auth', { form })
  expect(signedIn.headers.get('Location')).toBe('/admin')
  const cookie = cookiesOf(signedIn)
  expect((await application.fetch('/auth', { cookie })).headers.get('Location')).toBe('/admin')
  const back = await application.fetch('/auth?returnTo=%2Fdashboard', { form })
  expect(back.headers.get('Location')).toBe('/dashboard')
})

test('a blocked person chooses a new password and is still blocked', async () => {
  const blocked = await createMember(application.services, { blocked: true })
  const token = await linkFor(blocked.email)
  const form = { token, password: 'a new word', confirmation: 'a new word' }
  const changed = await application.fetch(`/reset-password?token=${token}`, { form })
  expect(changed.headers.get('Location')).toBe('/auth?updated=true')
  const signedIn = await application.fetch('/auth', {
    form: { email: blocked.email, password: 'a new word' },
  })
  const dashboard = await application.fetch('/dashboard', { cookie: cookiesOf(signedIn) })
  expect(dashboard.status).toBe(403)
})
