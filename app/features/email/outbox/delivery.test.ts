import { asc, eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { openMailServer } from '#app/platform/mail/mail-server.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { startFakeSmtpServer } from '#tests/fakes/smtp-server.ts'
import { outboxEmails } from '../tables.server.ts'
import { deliverNext } from './commands/deliver-next.server.ts'
import { queueEmail } from './commands/queue-email.server.ts'
import { startDelivery } from './jobs.server.ts'

const mailTo = (recipient: string) => ({
  recipient,
  subject: 'Your living room is ready ☀',
  html: '<p>See your room</p>',
  plainText: 'See your room',
})

const queue = ({ services }: TestServices, recipient: string, reference = recipient) =>
  services.database.transaction((transaction) =>
    queueEmail(transaction, { kind: 'welcome', reference, userId: null }, mailTo(recipient)),
  )

const outbox = ({ services }: TestServices) =>
  services.database.select().from(outboxEmails).orderBy(asc(outboxEmails.recipient))

const letTimePass = ({ services }: TestServices) =>
  services.database
    .update(outboxEmails)
    .set({ nextAttemptAt: sql`now()` })
    .where(eq(outboxEmails.state, 'waiting'))

async function deliverAll({ services }: TestServices) {
  const outcomes: string[] = []
  for (let outcome = ''; outcome !== 'nothing'; outcomes.push(outcome)) outcome = await deliverNext(services)
  return outcomes.slice(0, -1)
}

test('a message arrives once, as HTML and as text, from the site', async () => {
  await using smtp = await startFakeSmtpServer()
  await using test = await createTestServices({
    variables: {
      SMTP_URL: smtp.url,
      APP_URL: 'https://home.example',
      CONTACT_EMAIL: 'people@home.example',
    },
  })
  await queue(test, 'anna@example.com')
  expect(await deliverAll(test)).toEqual(['accepted'])
  expect(await deliverAll(test)).toEqual([])
  const [{ id, state, sentAt, attempts }] = (await outbox(test)) as [typeof outboxEmails.$inferSelect]
  expect({ state, attempts }).toEqual({ state: 'sent', attempts: 1 })
  expect(sentAt).toBeInstanceOf(Date)
  const [{ source, recipient, messageId }] = smtp.mails as [(typeof smtp.mails)[0]]
  expect(recipient).toBe('anna@example.com')
  expect(messageId).toBe(`<${id}@home.example>`)
  expect(source).toContain('From: Casabloom <hello@home.example>')
  expect(source).toContain('Reply-To: people@home.example')
  expect(source).toContain('text/plain')
  expect(source).toContain('text/html')
  expect(source).toContain('Auto-Submitted: auto-generated')
})

test('messages wait while the server is down, and each arrives exactly once afterwards', async () => {
  const first = await startFakeSmtpServer()
  await first[Symbol.asyncDispose]()
  await using test = await createTestServices({ variables: { SMTP_URL: first.url } })
  const people = Array.from({ length: 30 }, (_, index) => `person${index}@example.com`)
  for (const person of people) await queue(test, person)
  expect(await deliverNext(test.services)).toBe('unreachable')
  expect(await deliverNext(test.services)).toBe('unreachable')
  expect((await outbox(test)).every(({ state, attempts }) => state === 'waiting' && attempts === 0)).toBe(
    true,
  )

  await using smtp = await startFakeSmtpServer({ port: first.port })
  await letTimePass(test)
  const deliveries = Array.from({ length: 4 }, () => startDelivery(test.services))
  await expect.poll(async () => (await outbox(test)).filter(({ state }) => state === 'sent').length).toBe(30)
  await Promise.all(deliveries.map(({ stop }) => stop()))
  expect(smtp.mails.map(({ recipient }) => recipient).sort()).toEqual(people.sort())
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(30)
  expect((await outbox(test)).every(({ lastError }) => lastError === null)).toBe(true)
})

test('a refused message is marked with its reason and does not delay the others', async () => {
  await using smtp = await startFakeSmtpServer()
  await using test = await createTestServices({ variables: { SMTP_URL: smtp.url } })
  smtp.refusals.set('gone@example.com', { code: 550, words: 'No such person here' })
  await queue(test, 'gone@example.com')
  await queue(test, 'here@example.com')
  expect(await deliverAll(test)).toEqual(['refused', 'accepted'])
  await letTimePass(test)
  expect(await deliverAll(test)).toEqual([])
  expect(await outbox(test)).toMatchObject([
    { state: 'failed', attempts: 1, lastError: expect.stringContaining('No such person here') },
    { state: 'sent' },
  ])
})

test('a deferred message is retried under the same id and finally given up', async () => {
  await using smtp = await startFakeSmtpServer()
  await using test = await createTestServices({ variables: { SMTP_URL: smtp.url } })
  const busy = { code: 451, words: 'Come back later' }
  smtp.refusals.set('busy@example.com', busy)
  smtp.refusals.set('patient@example.com', busy)
  await queue(test, 'busy@example.com')
  await queue(test, 'patient@example.com')
  expect(await deliverAll(test)).toEqual(['later', 'later'])
  expect(await deliverAll(test)).toEqual([])
  smtp.refusals.delete('patient@example.com')
  await letTimePass(test)
  expect(await deliverAll(test)).toEqual(['later', 'accepted'])
  await test.services.database
    .update(outboxEmails)
    .set({ attempts: 16, nextAttemptAt: sql`now()` })
    .where(eq(outboxEmails.state, 'waiting'))
  expect(await deliverAll(test)).toEqual(['later'])
  const [busyOne, patientOne] = await outbox(test)
  expect(busyOne).toMatchObject({ state: 'failed', attempts: 17 })
  expect(patientOne).toMatchObject({ state: 'sent', attempts: 2 })
  expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([`<${patientOne!.id}@localhost>`])
})

test('consecutive messages share a connection', async () => {
  await using smtp = await startFakeSmtpServer()
  await using test = await createTestServices({ variables: { SMTP_URL: smtp.url } })
  smtp.refusals.set('gone@example.com', { code: 550, words: 'No such person here' })
  for (const name of ['anna', 'gone', 'ben', 'cleo']) await queue(test, `${name}@example.com`)
  expect(await deliverAll(test)).toEqual(['accepted', 'refused', 'accepted', 'accepted'])
  expect(smtp.connections).toBe(1)
})

test('a closed connection is reopened, and no message is lost or sent twice', async () => {
  const first = await startFakeSmtpServer()
  await using test = await createTestServices({ variables: { SMTP_URL: first.url } })
  await queue(test, 'anna@example.com')
  expect(await deliverAll(test)).toEqual(['accepted'])
  await first[Symbol.asyncDispose]()
  await using smtp = await startFakeSmtpServer({ port: first.port })
  await queue(test, 'ben@example.com')
  await expect
    .poll(async () => {
      await letTimePass(test)
      return deliverAll(test)
    })
    .toContain('accepted')
  expect(smtp.mails.map(({ recipient }) => recipient)).toEqual(['ben@example.com'])
})

test('a wrong SMTP password loses no message', async () => {
  await using smtp = await startFakeSmtpServer({ password: 'right' })
  const withPassword = (password: string) => `smtp://casabloom:${password}@127.0.0.1:${smtp.port}`
  await using test = await createTestServices({ variables: { SMTP_URL: withPassword('wrong') } })
  await queue(test, 'anna@example.com')
  expect(await deliverNext(test.services)).toBe('unreachable')
  await letTimePass(test)
  const mailServer = openMailServer({
    smtp: { url: withPassword('right'), from: 'home@example.com' },
    contactEmail: 'home@example.com',
  })
  onTestFinished(() => mailServer?.close())
  expect(await deliverNext({ ...test.services, mailServer })).toBe('accepted')
  expect(smtp.mails).toHaveLength(1)
})

test('without a server, messages wait in the outbox', async () => {
  await using test = await createTestServices()
  await queue(test, 'anna@example.com')
  expect(await deliverNext(test.services)).toBe('nothing')
  await startDelivery(test.services).stop()
  expect(await outbox(test)).toMatchObject([{ state: 'waiting', attempts: 0 }])
})
