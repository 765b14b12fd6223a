import { expect, test } from 'vitest'
import { emailTemplates } from '#app/features/email/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test('support reads the variables beside a template, and is offered to insert none', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const [template] = await services.database.select().from(emailTemplates)
  const page = async (role: 'support' | 'administrator') => {
    const cookie = await cookieOf(services, await createMember(services, { role }))
    return (await app.fetch(`/admin/settings/email-templates/${template!.id}`, { cookie })).text()
  }
  for (const words of ['{{intake_form_url}}', 'Insert intake_form_url'])
    expect(await page('administrator')).toContain(words)
  const read = await page('support')
  expect(read).toContain('{{intake_form_url}}')
  expect(read).not.toContain('Insert intake_form_url')
})
