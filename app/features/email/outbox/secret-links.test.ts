/** Access to the secret links in messages. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createActor, createAdministrator, createMember } from '#tests/builders/members.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { startFakeSmtpServer } from '#tests/fakes/smtp-server.ts'
import { outboxEmails } from '../tables.server.ts'
import { deliverNext } from './commands/deliver-next.server.ts'
import { queueEmail } from './commands/queue-email.server.ts'
import { revealMessage } from './commands/reveal-message.server.ts'
import { sendAgain } from './commands/send-again.server.ts'
import { outboxMessage } from './queries/outbox-message.server.ts'

const TOKEN = 'kZ3v-9_secret'
const LINK = `http://localhost/reset-password?token=${TOKEN}`

async function queueReset({ services }: TestServices, to: { userId: string | null; email: string }) {
  const mail = { recipient: to.email, subject: 'Choose a new password', plainText: LINK }
  await services.database.transaction((transaction) =>
    queueEmail(
      transaction,
      { kind: 'password_reset', reference: to.email, userId: to.userId },
      { ...mail, html: `<a href="${LINK}">Choose</a>` },
    ),
  )
  const [message] = await services.database
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, to.email))
  return message!.id
}

const read = ({ services }: TestServices, id: string, { userId }: Administrator) =>
  outboxMessage(services.database, id, {
    viewerId: userId,
    hasMailServer: services.mailServer !== undefined,
  })

const audited = ({ services }: TestServices) => services.database.select().from(auditLog)

test('without a mail server an administrator can reveal a link, and the audit log records it', async () => {
  await using test = await createTestServices()
  const admin = await createAdministrator(test.services)
  const id = await queueReset(test, await createActor(test.services))
  const hidden = await read(test, id, admin)
  expect(hidden).toMatchObject({ secretLink: 'hidden' })
  expect(JSON.stringify(hidden)).not.toContain(TOKEN)
  expect(await audited(test)).toEqual([])
  const { html, plainText } = await revealMessage(test.services, admin, id)
  expect([html, plainText].every((body) => body.includes(TOKEN))).toBe(true)
  const log = await audited(test)
  expect(log).toMatchObject([{ action: 'email.reveal', subject: `email:${id}`, actorId: admin.userId }])
  expect(JSON.stringify(log)).not.toContain(TOKEN)
})

test('a message that a mail server delivers never reveals its link, and neither does its copy', async () => {
  await using smtp = await startFakeSmtpServer()
  await using test = await createTestServices({ variables: { SMTP_URL: smtp.url } })
  const { services } = test
  const admin = await createAdministrator(services)
  const id = await queueReset(test, await createActor(services))
  const refused = (which: string, by = services) =>
    expect(revealMessage(by, admin, which)).rejects.toMatchObject({ code: 'link_is_secret' })
  await refused(id)
  expect(await read(test, id, admin)).toMatchObject({ secretLink: 'will_be_delivered' })
  await deliverNext(services)
  expect(smtp.mails[0]!.source).toContain(TOKEN)
  const withoutServer = { ...services, mailServer: undefined }
  await refused(id, withoutServer)
  const repeated = await sendAgain(withoutServer, admin, id)
  await refused(repeated.id, withoutServer)
  expect(await read(test, repeated.id, admin)).toMatchObject({ secretLink: 'delivered' })
  const log = await audited(test)
  expect(log.map(({ action }) => action)).toEqual(['email.send-again'])
})

test('an administrator sees their own link, matched by account or address, and no colleague’s', async () => {
  await using test = await createTestServices()
  const { services } = test
  const [admin, other] = [await createAdministrator(services), await createAdministrator(services)]
  const byAccount = await queueReset(test, { userId: other.userId, email: 'new-address@example.com' })
  const byAddress = await queueReset(test, { userId: null, email: other.email })
  for (const id of [byAccount, byAddress]) {
    await expect(revealMessage(services, admin, id)).rejects.toMatchObject({ code: 'link_is_secret' })
    expect(await read(test, id, admin)).toMatchObject({ secretLink: 'other_of_team' })
    await expect(revealMessage(services, other, id)).resolves.toBeDefined()
  }
})

async function everyPageWith(app: TestApplication, cookie: string, id: string) {
  const paths = ['', '.csv', `/${id}`].map((end) => `/admin/settings/outbox${end}`)
  const asData = [`/admin/settings/outbox.data`, `/admin/settings/outbox/${id}.data`]
  const searches = [`?search=${TOKEN}`, '?search=Choose'].map((query) => `/admin/settings/outbox${query}`)
  const read = async (path: string) => (await app.fetch(path, { cookie })).text()
  return Promise.all([...paths, ...asData, ...searches, '/admin/settings/audit-log'].map(read))
}

test('no page, list, search or export contains the link; only an administrator’s click reveals it', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const anna = await createMember(services)
  const id = await queueReset(app, anna)
  const admin = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const address = `/admin/settings/outbox/${id}`
  const click = { form: { intent: 'reveal' } }
  const shown = await (await app.fetch(`${address}.data`, { ...click, cookie: admin })).text()
  expect(shown).toContain(TOKEN)
  for (const page of await everyPageWith(app, admin, id)) expect(page).not.toContain(`token=${TOKEN}`)
  const support = await createMember(services, { role: 'support' })
  const others = [
    { cookie: await cookieOf(services, anna), status: 403 },
    { cookie: await cookieOf(services, support), status: 403 },
    { cookie: undefined, status: 302 },
  ]
  for (const { cookie, status } of others) {
    const answer = await app.fetch(address, { ...click, ...(cookie && { cookie }) })
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain(TOKEN)
  }
})
