import { expect, test } from 'vitest'
import { emailTemplates, outboxEmails } from '#app/features/email/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { createRequest, seenAnswers } from '#tests/builders/guest-forms.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test('a reply without a template is refused, and one to a resolved request says that it stays resolved', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const { id: requestId } = await createRequest(services, { status: 'resolved' })
  const reply = async (templateId: string) => {
    const seen = await seenAnswers(services, requestId)
    const form = { intent: 'reply', requestId, seen, templateId, customMessage: '' }
    return (await app.fetch('/admin/designer.data', { cookie, form })).text()
  }
  const refused = await reply('')
  expect(refused).toContain('Missing Information')
  expect(refused).toContain('Please select a template.')
  expect(await services.database.$count(outboxEmails)).toBe(0)
  const [template] = await services.database.select().from(emailTemplates)
  const sent = await reply(template!.id)
  expect(sent).toContain('Email Sent Successfully!')
  expect(sent).toContain('The request stays resolved.')
})
