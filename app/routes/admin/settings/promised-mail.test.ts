/** Without a mail server, no reply calls a message sent. */
import { expect, test } from 'vitest'
import { allTemplates } from '#app/features/email/templates/queries/templates.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test.each([
  [
    'with a mail server',
    { SMTP_URL: 'smtp://127.0.0.1:9' },
    ['Invitation sent', 'Test sent', 'It is on its way to'],
  ],
  [
    'without one',
    {},
    ['Invitation made', 'Test made', 'It waits in the outbox for a mail server, and then goes to'],
  ],
])('the replies about an invitation and a test %s', async (_how, variables, [invitation, sample, way]) => {
  await using app = await createTestApplication({ variables })
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const form = { intent: 'invite', email: 'ada@example.com', role: 'support' }
  expect(await (await app.fetch('/admin/settings/team.data', { cookie, form })).text()).toContain(invitation)
  const [template] = await allTemplates(services.database)
  const preview = `/admin/settings/email-templates/${template!.id}/preview`
  const tested = await (await app.fetch(`${preview}.data`, { cookie, form: { intent: 'test' } })).text()
  expect(tested).toContain(sample)
  expect(tested).toContain(way)
})
