import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Services } from '#app/platform/services.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { outboxEmails } from '../../tables.server.ts'
import { queueConfirmation } from './queue-confirmation.server.ts'

const send = ({ database }: Services, form: string, recipient = 'anna@example.com') =>
  database.transaction((transaction) =>
    queueConfirmation(transaction, form, null, { recipient, subject: 'x', html: 'x', plainText: 'x' }),
  )

async function sent({ database }: Services) {
  const rows = await database.select({ reference: outboxEmails.reference }).from(outboxEmails)
  return rows.map(({ reference }) => reference.split(' ')[0]).sort()
}

const waitAnHour = ({ database }: Services) =>
  database.update(outboxEmails).set({ createdAt: sql`${outboxEmails.createdAt} - interval '61 minutes'` })

test('each form confirms its first message within an hour, also of several at the same time', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  await send(services, 'contact')
  await send(services, 'designer_request')
  await send(services, 'designer_request')
  expect(await sent(services)).toEqual(['contact', 'designer_request'])
  const forms = ['contact', 'contact', 'designer_request', 'designer_request']
  await Promise.all(forms.map((form) => send(services, form, 'ben@example.com')))
  expect(await sent(services)).toEqual(['contact', 'contact', 'designer_request', 'designer_request'])
})

test('a day of contact messages leaves a designer request its confirmation, and no more', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  for (let hour = 0; hour < 5; hour += 1) {
    await send(services, 'contact')
    await waitAnHour(services)
  }
  expect(await sent(services)).toEqual(['contact', 'contact', 'contact'])
  await send(services, 'designer_request')
  await waitAnHour(services)
  await send(services, 'designer_request')
  expect(await sent(services)).toEqual(['contact', 'contact', 'contact', 'designer_request'])
})

test('forms at the same time do not exceed the four of a day', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  for (const form of ['contact', 'contact', 'designer_request']) {
    await send(services, form)
    await waitAnHour(services)
  }
  const forms = ['contact', 'designer_request', 'contact', 'designer_request', 'contact', 'designer_request']
  await Promise.all(forms.map((form) => send(services, form)))
  expect(await sent(services)).toHaveLength(4)
})
