/** Pages show the contact address, never the administrator's. */
import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { readEnvironment } from '#app/platform/env/environment.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { guardFields } from '#tests/builders/guest-forms.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { ROUTE_PATHS } from '#tests/builders/route-paths.ts'
import { sampleEmails } from '../design-system/sample-emails.server.ts'

const BOSS = 'the-boss-signs-in@home.example'
const CONTACT = 'hello@home.example'

test('no page and no message contains an administrator’s email address', async () => {
  await using app = await createTestApplication({ variables: { ADMIN_EMAIL: BOSS, CONTACT_EMAIL: CONTACT } })
  const { services } = app
  const member = await cookieOf(services, await createMember(services))
  const blocked = await cookieOf(services, await createMember(services, { blocked: true }))
  const open = ROUTE_PATHS.filter((path) => !path.startsWith('/admin') && !path.includes(':'))
  expect(open.length).toBeGreaterThan(15)
  const pages: Record<string, string> = {}
  for (const path of open)
    for (const [who, cookie] of Object.entries({ guest: '', member, blocked }))
      pages[`${path} of a ${who}`] = await (await app.fetch(path, cookie ? { cookie } : {})).text()
  for (const [page, text] of Object.entries(pages)) expect(text.includes(BOSS), page).toBe(false)
  for (const page of ['/contact of a guest', '/dashboard of a blocked'])
    expect(pages[page]).toContain(CONTACT)
  for (const { kind, html } of await sampleEmails(services.environment))
    expect(html.includes(BOSS), kind).toBe(false)

  const form = { name: 'Anna Bell', email: 'anna@example.com', message: 'Do you redesign gardens?' }
  await app.fetch('/contact', { form: { ...form, ...guardFields(services, 'contact') } })
  const messages = await services.database.select().from(outboxEmails)
  expect(messages.map(({ recipient }) => recipient).sort()).toEqual(['anna@example.com', CONTACT])
})

test('without a configured address none is shown, and pages lead to the contact form', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const blocked = await cookieOf(services, await createMember(services, { blocked: true }))
  const contact = await (await app.fetch('/contact')).text()
  const restricted = await (await app.fetch('/dashboard', { cookie: blocked })).text()
  const words = restricted.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ')
  expect(words).toContain('write to us through our contact page')
  expect(restricted).toContain('href="/contact"')
  for (const page of [contact, restricted]) expect(page).not.toMatch(/mailto:|hello@/)
  for (const { kind, html } of await sampleEmails(services.environment))
    expect(html.includes('hello@'), kind).toBe(false)
})

test.each([
  [{ CONTACT_EMAIL: 'hello@home.example' }, 'hello@home.example'],
  [{ MAIL_FROM: 'Our Home <post@home.example>' }, 'post@home.example'],
  [{ MAIL_FROM: 'post@home.example' }, 'post@home.example'],
  [{ APP_URL: 'https://home.example', SMTP_URL: 'smtp://localhost' }, 'hello@home.example'],
  [{ APP_URL: 'https://home.example' }, undefined],
  [{}, undefined],
])('with %j people write to %s', (variables, expected) => {
  expect(readEnvironment({ SECRET: 'x'.repeat(32), ...variables }).contactEmail).toBe(expected)
})
