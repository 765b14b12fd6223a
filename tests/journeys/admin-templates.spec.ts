import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'

test('an administrator writes, previews, copies and deletes a template', async ({
  page,
  context,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  // The preview's frame blocks every script, including the accessibility check's.
  expectComplaint(/Blocked script execution/)
  const { email } = await signIn({ administrator: true })
  const name = `Thanks ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/settings/email-templates')
  await expect(page.getByText('{{intake_form_url}}')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New Template' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Subject').fill('Thank you, {{nmae}}')
  await page.getByRole('textbox', { name: 'Message' }).fill('It was good to meet you.')
  await page.getByRole('button', { name: 'Create template' }).click()
  await expect(page.getByText('We don’t know {{nmae}}.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Subject').fill('Thank you, {{name}}')
  const session = await context.cookies()
  await context.clearCookies()
  await page.getByRole('button', { name: 'Create template' }).click()
  await expect(page.getByText('Authentication required. Please log in again.')).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Thank you, {{name}}')
  await context.addCookies(session)
  await page.getByRole('button', { name: 'Create template' }).click()
  await expect(page).toHaveURL('/admin/settings/email-templates')

  await page.getByRole('link', { name: `Preview ${name}` }).click()
  await expect(page.getByText('Subject: Thank you, Anna Berg')).toBeVisible()
  await expect(
    page.frameLocator('iframe').getByText('It was good to meet you.', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Send a test to myself/ }).click()
  await expect(page.getByText('Test made')).toBeVisible()
  expect(
    await query(`SELECT subject FROM outbox_emails WHERE recipient = $1 AND kind = 'template_test'`, [email]),
  ).toEqual([{ subject: 'Test: Thank you, Anna Berg' }])

  await page.getByRole('link', { name: 'All templates' }).click()
  await page.getByRole('button', { name: `Duplicate ${name}` }).click()
  await expect(page.getByRole('heading', { name: `${name} (Copy)` })).toBeVisible()
  await page.getByRole('button', { name: `Delete ${name}`, exact: true }).click()
  await page.getByRole('button', { name: 'Delete template' }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toHaveCount(0)
})

test('support reads a template, cannot change its text, and leaves it without a question', async ({
  page,
  signIn,
  query,
}) => {
  const [template] = await query<{ id: string }>(
    `INSERT INTO email_templates (name, subject, content, is_active)
     VALUES ($1, 'Hello', '<p>Hello</p>', false) RETURNING id`,
    [`Read ${randomUUID().slice(0, 8)}`],
  )
  await signIn({ support: true })
  await page.goto(`/admin/settings/email-templates/${template!.id}`)
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveText('Hello')
  await expect(message).toHaveAttribute('contenteditable', 'false')
  await expect(page.getByText('{{intake_form_url}}')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Insert/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/admin/settings/email-templates')
})
