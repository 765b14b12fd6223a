import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { outboxMessage } from '../queries/outbox-message.server.ts'
import { removeOldTexts } from './remove-old-texts.server.ts'
import { sendAgain } from './send-again.server.ts'

const message = (reference: string, sentDaysAgo: number | null) => ({
  kind: 'note',
  reference,
  recipient: 'anna@example.com',
  subject: 'Your room',
  html: '<p>Hello</p>',
  plainText: 'Hello',
  ...(sentDaysAgo !== null && {
    state: 'sent' as const,
    sentAt: sql`now() - ${sentDaysAgo} * interval '1 day'`,
  }),
})

test('old messages lose their text but stay listed, and none is sent without its text', async () => {
  await using test = await createTestServices({ variables: { KEEP_MESSAGES_DAYS: '30' } })
  const { database } = test.services
  const [old, young, waiting] = await database
    .insert(outboxEmails)
    .values([message('old', 31), message('young', 29), message('waiting', null)])
    .returning({ id: outboxEmails.id })
  expect(await removeOldTexts(test.services)).toBe(1)
  expect(await removeOldTexts(test.services)).toBe(0)
  const admin = await createAdministrator(test.services)
  const viewing = { viewerId: admin.userId, hasMailServer: true }
  const shown = (id: string) => outboxMessage(database, id, viewing)
  expect(await shown(old!.id)).toMatchObject({ html: '', subject: 'Your room', state: 'sent' })
  expect(await shown(young!.id)).toMatchObject({ html: '<p>Hello</p>' })
  expect(await shown(waiting!.id)).toMatchObject({ html: '<p>Hello</p>' })
  await expect(sendAgain(test.services, admin, old!.id)).rejects.toMatchObject({
    code: 'message_text_removed',
  })
})
