import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { startFakeSmtpServer } from '#tests/fakes/smtp-server.ts'
import { outboxCounts, outboxPage } from '../queries/outbox.server.ts'
import { deliverNext } from './deliver-next.server.ts'
import { queueEmail } from './queue-email.server.ts'
import { sendAgain } from './send-again.server.ts'

const mail = {
  recipient: 'anna@example.com',
  subject: '100% yours',
  html: '<p>Hello</p>',
  plainText: 'Hello',
}

const list = async ({ services }: TestServices, search = '') =>
  (await outboxPage(services.database, { search, state: undefined, page: 1 })).rows

async function queueOne(test: TestServices) {
  await test.services.database.transaction((transaction) =>
    queueEmail(transaction, { kind: 'welcome', reference: 'anna', userId: null }, mail),
  )
  return (await list(test))[0]!
}

test('a failed message is sent again under its id, a sent one under a new id', async () => {
  await using smtp = await startFakeSmtpServer()
  await using test = await createTestServices({ variables: { SMTP_URL: smtp.url } })
  const { services } = test
  const admin = await createAdministrator(services)
  smtp.refusals.set(mail.recipient, { code: 550, words: 'Not now' })
  const { id } = await queueOne(test)
  await deliverNext(services)
  expect(await outboxCounts(services.database)).toEqual({ waiting: 0, failed: 1 })
  expect(await deliverNext(services)).toBe('nothing')

  smtp.refusals.clear()
  expect(await sendAgain(services, admin, id)).toEqual({ id, recipient: mail.recipient })
  expect(await deliverNext(services)).toBe('accepted')
  const copy = await sendAgain(services, admin, id)
  expect(copy.id).not.toBe(id)
  expect(await deliverNext(services)).toBe('accepted')
  expect(await deliverNext(services)).toBe('nothing')
  expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([
    `<${id}@localhost>`,
    `<${copy.id}@localhost>`,
  ])
  expect(await services.database.select().from(auditLog)).toMatchObject([
    { action: 'email.send-again', subject: `email:${id}` },
    { action: 'email.send-again', subject: `email:${id}` },
  ])
})

test('the outbox is searched by recipient and subject, as typed', async () => {
  await using test = await createTestServices()
  await queueOne(test)
  expect(await list(test, 'ANNA@')).toHaveLength(1)
  expect(await list(test, '0% y')).toHaveLength(1)
  expect(await list(test, '1_0%')).toHaveLength(0)
})

test('a missing message cannot be sent again', async () => {
  await using test = await createTestServices()
  const admin = await createAdministrator(test.services)
  const nobody = '00000000-0000-4000-8000-000000000000'
  await expect(sendAgain(test.services, admin, nobody)).rejects.toThrow('not in the outbox')
})
