import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { emailTemplates, outboxEmails } from '../tables.server.ts'
import { deleteTemplate } from './commands/delete-template.server.ts'
import { duplicateTemplate } from './commands/duplicate-template.server.ts'
import { ensureEmailTemplates } from './commands/ensure-templates.server.ts'
import { saveTemplate } from './commands/save-template.server.ts'
import { sendTest } from './commands/send-test.server.ts'
import { allTemplates, templateById, templateVersion } from './queries/templates.server.ts'
import { renderTemplate } from './rules/render-template.ts'

const letter = {
  name: 'Thanks',
  subject: 'Thank you, {{name}}',
  content: '<p>Thank you.</p>',
  isActive: true,
}

test('a fresh site has three templates, and edits to them survive a restart', async () => {
  await using test = await createTestServices()
  const { services } = test
  const names = async () => (await allTemplates(services.database)).map(({ name }) => name).sort()
  expect(await names()).toEqual(['Consultation Scheduled', 'Follow-up', 'Quick Response'])
  const admin = await createAdministrator(services)
  const [first] = await allTemplates(services.database)
  await deleteTemplate(services, admin, first!.id)
  await ensureEmailTemplates(services)
  expect(await names()).toHaveLength(2)
})

test('the audit log records who creates, changes, duplicates, tests and deletes a template', async () => {
  await using test = await createTestServices()
  const { services } = test
  const admin = await createAdministrator(services)
  const { id, isNew } = await saveTemplate(services, admin, undefined, letter)
  expect(isNew).toBe(true)
  const version = templateVersion((await templateById(services.database, id))!)
  await saveTemplate(services, admin, id, { ...letter, version, subject: 'Thanks' })
  expect(await templateById(services.database, id)).toMatchObject({
    subject: 'Thanks',
    createdBy: admin.userId,
  })
  expect(await duplicateTemplate(services, admin, id)).toBe('Thanks (Copy)')
  expect(await duplicateTemplate(services, admin, id)).toBe('Thanks (Copy 2)')
  const [copy] = await services.database
    .select()
    .from(emailTemplates)
    .where(eq(emailTemplates.name, 'Thanks (Copy)'))
  expect(copy).toMatchObject({ isActive: false, subject: 'Thanks' })
  expect(await sendTest(services, admin, id)).toBe(admin.email)
  expect(await services.database.select().from(outboxEmails)).toMatchObject([
    { recipient: admin.email, subject: 'Test: Thanks', kind: 'template_test' },
  ])
  await deleteTemplate(services, admin, id)
  await expect(deleteTemplate(services, admin, id)).rejects.toThrow('no longer exists')
  const log = await services.database.select().from(auditLog).orderBy(desc(auditLog.createdAt))
  expect(log.map(({ action }) => action)).toEqual([
    'templates.delete',
    'templates.duplicate',
    'templates.duplicate',
    'templates.update',
    'templates.create',
  ])
})

test('invalid input is refused at its field and changes nothing', async () => {
  await using test = await createTestServices()
  const { services } = test
  const admin = await createAdministrator(services)
  for (const [change, message] of [
    [{ name: ' ' }, 'Please enter a name.'],
    [{ name: 'Follow-up' }, 'Another template has this name.'],
    [{ name: 'x'.repeat(256) }, 'Please keep the name under 255 characters.'],
    [{ subject: '' }, 'Please enter a subject.'],
    [{ subject: 'Dear {{nmae}}' }, 'We don’t know {{nmae}}.'],
    [{ subject: 'Dear {{name' }, 'lacks some of its braces'],
    [{ content: '<p>ok {{name</p>' }, 'lacks some of its braces'],
    [{ content: '<p>ok name}}</p>' }, 'lacks some of its braces'],
    [{ content: '<p> <script>x</script></p>' }, 'Please enter the message.'],
  ] as const) {
    await expect(saveTemplate(services, admin, undefined, { ...letter, ...change })).rejects.toThrow(message)
  }
  expect(await allTemplates(services.database)).toHaveLength(3)
})

test('stored HTML never contains scripts', async () => {
  await using test = await createTestServices()
  const { services } = test
  const admin = await createAdministrator(services)
  const content = `<p>Hello</p>${SCRIPT_PAYLOADS.join('')}`
  const { id } = await saveTemplate(services, admin, undefined, { ...letter, content })
  const stored = (await templateById(services.database, id))!.content
  expect(stored).not.toMatch(/<(script|img|svg|iframe|object|form|style|meta|base|link)\b|<[^>]* on\w+=/i)
})

test('no subject contains a secret link', async () => {
  await using test = await createTestServices()
  const admin = await createAdministrator(test.services)
  const revealing = { ...letter, subject: 'Open {{ intake_form_url }}' }
  await expect(saveTemplate(test.services, admin, undefined, revealing)).rejects.toThrow(
    /subjects are shown in lists/,
  )
  const values = { intake_form_url: 'http://localhost/design-intake-form/secret' }
  expect(renderTemplate(revealing, values).subject).toBe('Open')
})
