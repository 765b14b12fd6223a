import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { invite } from '#app/features/team/commands/invite.server.ts'
import { cookiesOf, createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createAdministrator, createMember } from '#tests/builders/members.ts'
import { filledIn } from '#tests/builders/plain-form.ts'

test('a person signed in to another account signs out and returns to the invitation', async () => {
  await using app = await createTestApplication()
  const { services } = app
  await invite(services, await createAdministrator(services), { email: 'ines@example.com', role: 'support' })
  const [message] = await services.database.select().from(outboxEmails)
  const [, path, token] = /(\/join\?token=([\w-]+))/.exec(message!.plainText)!
  const cookie = await cookieOf(services, await createMember(services))
  const page = await (await app.fetch(path!, { cookie })).text()
  expect(page).toMatch(/<form[^>]* action="\/sign-out" method="post"/)
  expect(page).toContain(`name="returnTo" value="/join?token=${token}"`)
  const signedOut = await app.fetch('/sign-out', { cookie, form: { returnTo: path! } })
  expect(signedOut.headers.get('Location')).toBe(path)
  expect(await (await app.fetch(path!, { cookie: cookiesOf(signedOut) })).text()).toContain('name="password"')
  expect((await app.fetch('/dashboard', { cookie })).status).toBe(302)
})

test('whoever joins without a script reads what to correct, and keeps the name', async () => {
  await using app = await createTestApplication()
  const { services } = app
  await invite(services, await createAdministrator(services), { email: 'ines@example.com', role: 'support' })
  const [message] = await services.database.select().from(outboxEmails)
  const [path] = /\/join\?token=[\w-]+/.exec(message!.plainText)!
  const page = await (await app.fetch(path)).text()
  const typed = { name: 'Ines Field', password: 'too short' }
  const refused = await app.fetch(path, { form: filledIn(page, 'Create Account and Join', typed) })
  expect(refused.status).toBe(400)
  const again = await refused.text()
  expect(again).toContain('Please choose at least 12 characters')
  expect(again).toContain('value="Ines Field"')
  expect(again).not.toContain('too short')
  const password = 'a long enough password'
  const joined = await app.fetch(path, { form: filledIn(again, 'Create Account and Join', { password }) })
  expect(joined.headers.get('Location')).toBe('/admin')
})

test.each(['https://evil.example/', '//evil.example', '/auth', '/sign-out', ''])(
  'signing out on the way to "%s" leads home',
  async (returnTo) => {
    await using app = await createTestApplication()
    const cookie = await cookieOf(app.services, await createMember(app.services))
    const signedOut = await app.fetch('/sign-out', { cookie, form: { returnTo } })
    expect(signedOut.headers.get('Location')).toBe('/')
    expect((await app.fetch('/dashboard', { cookie })).status).toBe(302)
  },
)
