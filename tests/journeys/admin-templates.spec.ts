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
  await expect(page.getByText('The test is on its way')).toBeVisible()
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
