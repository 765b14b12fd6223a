import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

const WELCOME = {
  kind: 'welcome',
  reference: '1',
  recipient: 'ada@example.com',
  subject: 'Welcome',
  html: '<p>x</p>',
  plainText: 'x',
}

test.each([
  ['sent', 'button'],
  ['failed', 'submit'],
] as const)(
  'a message that was %s is sent again by a button of type %s: only a sent one asks first',
  async (state, type) => {
    await using app = await createTestApplication()
    const { services } = app
    const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
    const [message] = await services.database
      .insert(outboxEmails)
      .values({ ...WELCOME, state, sentAt: state === 'sent' ? new Date() : null })
      .returning()
    for (const path of ['', `/${message!.id}`]) {
      const page = await (await app.fetch(`/admin/settings/outbox${path}`, { cookie })).text()
      const [button] = page.match(/<button[^>]*aria-label="Send (this message )?again[^>]*>/)!
      expect(button).toContain(`type="${type}"`)
    }
  },
)

test.each([
  ['without a mail server', {}, true],
  ['with one', { SMTP_URL: 'smtp://127.0.0.1:9' }, false],
])(
  '%s, a message that waits says for what, also when it is tried again',
  async (_how, variables, waitsForServer) => {
    await using app = await createTestApplication({ variables })
    const { services } = app
    const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
    const [message] = await services.database.insert(outboxEmails).values(WELCOME).returning()
    const page = await (await app.fetch(`/admin/settings/outbox/${message!.id}`, { cookie })).text()
    expect(page).toContain('Next try')
    expect(page.includes('Waits for a mail server')).toBe(waitsForServer)
    const again = await app.fetch('/admin/settings/outbox', {
      cookie,
      form: { intent: 'send-again', id: message!.id },
    })
    const reply = waitsForServer
      ? ['The message waits in the outbox for a mail server', 'Then it goes to ada@example.com.']
      : ['The message is on its way again', 'To ada@example.com.']
    const answer = await again.text()
    for (const text of reply) expect(answer).toContain(text)
  },
)
