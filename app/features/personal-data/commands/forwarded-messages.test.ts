/** What a deleted user wrote to the team is deleted with its copies, whatever address the form named. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { submitRequest } from '#app/features/consultations/requests/commands/submit-request.server.ts'
import { sendAgain } from '#app/features/email/outbox/commands/send-again.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { sendMessage } from '#app/features/feedback/commands/send-message.server.ts'
import type { Services } from '#app/platform/services.ts'
import { guardFields, guest } from '#tests/builders/guest-forms.ts'
import { createAdministrator, createMember } from '#tests/builders/members.ts'
import { rows, tablesThatSay } from '#tests/builders/said-in.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteUser } from './delete-user.server.ts'

const fields = {
  name: 'Wilhelmine Leaves',
  email: 'another.address@example.com',
  message: 'How long is a redesign kept?',
}

const writeMessage = (services: Services, userId: string | null) =>
  sendMessage(services, guest({ userId }), { ...fields, ...guardFields(services, 'contact') })

const writeRequest = (services: Services, userId: string | null) => {
  const input = { ...fields, projectType: 'renovation', ...guardFields(services, 'designer_request') }
  return submitRequest(services, guest({ userId }), input, [])
}

test.each([
  ['contact_notice', writeMessage],
  ['designer_request', writeRequest],
] as const)('every %s goes with its sender, also without its text', async (kind, write) => {
  await using test = await createTestServices()
  const { services } = test
  const admin = await createAdministrator(services)
  const { userId } = await createMember(services)
  await write(services, userId)
  const about = eq(outboxEmails.kind, kind)
  const sent = { state: 'sent', sentAt: new Date() } as const
  const [first] = await services.database.update(outboxEmails).set(sent).where(about).returning()
  const copy = await sendAgain(services, admin, first!.id)
  await services.database.update(outboxEmails).set(sent).where(about)
  await sendAgain(services, admin, copy.id)
  await services.database.update(outboxEmails).set({ html: '', plainText: '' }).where(about)

  await deleteUser(services, admin, { userId })

  expect(await services.database.$count(outboxEmails, about)).toBe(0)
  expect(await tablesThatSay(services, fields.name)).toEqual([])
  expect(await rows(services, `SELECT 1 FROM audit_log WHERE action = 'email.send-again'`)).toHaveLength(2)
})

test('what a guest wrote stays', async () => {
  await using test = await createTestServices()
  const { services } = test
  const { userId } = await createMember(services)
  await writeMessage(services, userId)
  await writeMessage(services, null)
  await deleteUser(services, await createAdministrator(services), { userId })
  expect(await services.database.$count(outboxEmails, eq(outboxEmails.kind, 'contact_notice'))).toBe(1)
})
