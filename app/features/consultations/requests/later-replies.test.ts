/** Replies to a request that somebody has answered or resolved, and replies with variables. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { emailTemplates, outboxEmails } from '#app/features/email/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createRequest, seenAnswers } from '#tests/builders/guest-forms.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { designerRequests, designIntakeTokens } from '../tables.server.ts'
import { sendReply } from './commands/send-reply.server.ts'
import { setRequestStatus } from './commands/set-request-status.server.ts'

async function templateNamed({ database }: Services, name: string) {
  const [template] = await database.select().from(emailTemplates).where(eq(emailTemplates.name, name))
  return template!
}

test('two people answer a request twice only knowingly, and a reply sent twice goes out once', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const ada = await createAdministrator(services, { name: 'Ada' })
  const bea = await createAdministrator(services, { name: 'Bea' })
  const { id: requestId } = await createRequest(services)
  const { id: templateId } = await templateNamed(services, 'Follow-up')
  const reply = { requestId, seen: await seenAnswers(services, requestId), templateId }
  const sent = await Promise.allSettled([ada, ada].map((actor) => sendReply(services, actor, reply)))
  expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = await sendReply(services, bea, reply).catch((error) => error)
  expect(refused).toMatchObject({
    code: 'answered_meanwhile',
    title: 'Somebody has answered meanwhile',
    message: expect.stringContaining('Ada has sent “Follow-up”.'),
    status: 409,
  })
  expect(await database.$count(outboxEmails)).toBe(1)
  expect(await database.$count(designIntakeTokens)).toBe(1)
  const knowingly = { ...reply, seen: refused.newer }
  await sendReply(services, bea, knowingly)
  await expect(sendReply(services, bea, knowingly)).rejects.toMatchObject({ code: 'answered_meanwhile' })
  expect(await database.$count(outboxEmails)).toBe(2)
})

test('a reply is refused when the request was marked meanwhile', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const actor = await createAdministrator(services)
  const { id: requestId } = await createRequest(services)
  const { id: templateId } = await templateNamed(services, 'Follow-up')
  const seen = await seenAnswers(services, requestId)
  await setRequestStatus(services, actor, { requestId, status: 'resolved' })
  const refused = sendReply(services, actor, { requestId, seen, templateId })
  await expect(refused).rejects.toThrow('The request is marked Resolved now.')
})

test.each(['Dear {{name}}', '{{intake_form_url}}', '{{nonsense}}', 'Dear {{name'])(
  'a message with %s is refused, because nothing fills it in',
  async (customMessage) => {
    await using opened = await createTestServices()
    const { services } = opened
    const actor = await createAdministrator(services)
    const { id: requestId } = await createRequest(services)
    const { id: templateId } = await templateNamed(services, 'Follow-up')
    const reply = { requestId, seen: await seenAnswers(services, requestId), templateId, customMessage }
    await expect(sendReply(services, actor, reply)).rejects.toMatchObject({
      issues: [{ path: ['customMessage'], message: expect.stringContaining('in templates only') }],
    })
    expect(await services.database.$count(outboxEmails)).toBe(0)
  },
)

test('a reply to a resolved request leaves it resolved', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const actor = await createAdministrator(services)
  const { id: requestId } = await createRequest(services, { status: 'resolved' })
  const { id: templateId } = await templateNamed(services, 'Quick Response')
  const seen = await seenAnswers(services, requestId)
  expect(await sendReply(services, actor, { requestId, seen, templateId })).toMatchObject({
    status: 'resolved',
  })
  const [request] = await services.database.select().from(designerRequests)
  expect(request).toMatchObject({ status: 'resolved' })
  const [entry] = await services.database.select().from(auditLog)
  expect(entry!.details).toMatchObject({ before: { status: 'resolved' }, after: { status: 'resolved' } })
})
