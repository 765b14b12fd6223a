/** A panel that cannot be loaded shows the specification's text, and the tabs stay. */
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

const TABS = 'aria-label="Administration"'

test.each([
  ['/admin/users', 'subscribers', 'Failed to fetch users'],
  ['/admin/designer', 'designer_requests', 'Failed to load designer requests.'],
  ['/admin/intake?search=x', 'design_intake_submissions', 'Failed to fetch design intake submissions.'],
  ['/admin/feedback', 'website_feedback', 'Failed to load feedback data'],
  ['/admin/settings/ai', 'openai_settings', 'Failed to load OpenAI settings.'],
  ['/admin/settings/credits', 'credit_settings', 'Failed to load credit settings'],
  ['/admin/settings/email-templates', 'email_templates', 'Database Error: Failed to fetch email templates'],
  ['/admin/uploads?search=x', 'room_uploads', 'Failed to load room uploads'],
  ['/admin/settings/blog', 'blog_posts', 'Failed to load blog posts'],
  ['/admin/settings/testimonials', 'testimonials', 'Failed to load testimonials'],
])('%s without its table', async (path, table, sentence) => {
  await using app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  await services.database.execute(sql`ALTER TABLE ${sql.identifier(table)} RENAME TO not_there`)
  const answer = await app.fetch(path, { cookie })
  expect(answer.status).toBe(500)
  const page = await answer.text()
  expect(page).toContain(sentence)
  expect(page).toContain(TABS)
  expect(page).toContain('Try again')
  expect(page).not.toContain('not_there')
})

test('a deleted subject is reported, with a link to its list', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const answer = await app.fetch('/admin/settings/outbox/00000000-0000-4000-8000-000000000000', { cookie })
  expect(answer.status).toBe(404)
  const page = await answer.text()
  expect(page).toContain('This is no longer here')
  expect(page).toContain(TABS)
  expect(page).toMatch(/<a [^>]*href="\/admin\/settings\/outbox"[^>]*>Outbox/)
})
