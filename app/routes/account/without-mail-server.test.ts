/** Without a mail server, texts about links in messages stay true and do not reveal who has an account. */
import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

const WITH_SERVER = { variables: { SMTP_URL: 'smtp://127.0.0.1:9' } }
const ON_ITS_WAY = /is on its way/

test.each([
  ['with a mail server', WITH_SERVER, true],
  ['without one', {}, false],
])('a forgotten password %s', async (_case, options, isOnItsWay) => {
  await using app = await createTestApplication(options)
  const { email } = await createMember(app.services)
  const pages: string[] = []
  for (const asked of [email, 'nobody@example.com']) {
    const answer = await app.fetch('/auth?mode=forgot-password', { form: { email: asked } })
    pages.push((await answer.text()).replaceAll(asked, 'ADDRESS').replace(/nonce="[^"]*"/g, ''))
  }
  expect(pages[0]).toBe(pages[1])
  // Texts of the specification.
  for (const words of ['Check Your Email', 'Password reset email sent!']) expect(pages[0]).toContain(words)
  expect(ON_ITS_WAY.test(pages[0]!)).toBe(isOnItsWay)
  expect(pages[0]!.includes('This site has no mail server yet')).toBe(!isOnItsWay)
})

test.each([
  ['with a mail server', WITH_SERVER, true],
  ['without one', {}, false],
])('the links of the account page %s', async (_case, options, isOnItsWay) => {
  await using app = await createTestApplication(options)
  const { services } = app
  const member = await createMember(services, { password: 'a good password' })
  const cookie = await cookieOf(services, member)
  const change = { intent: 'change-email', email: 'new@example.com', currentPassword: 'a good password' }
  for (const form of [change, { intent: 'confirm-email' }]) {
    const reply = await (await app.fetch('/account.data', { cookie, form })).text()
    expect(ON_ITS_WAY.test(reply)).toBe(isOnItsWay)
    expect(reply.includes('goes out once this site has a mail server')).toBe(!isOnItsWay)
  }
})
