import { randomUUID } from 'node:crypto'
import { createIntakeSubmission } from './intake-submission.ts'
import { expect, expectAccessible, test } from './journey.ts'

const CONFLICT = /Somebody else saved this template meanwhile/

test('a reply that was begun stays when its dialog closes, and a second answer is sent knowingly', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/409/)
  const name = `Una ${randomUUID().slice(0, 8)}`
  const [request] = (await query(
    `INSERT INTO designer_requests (name, email, project_type, message)
     VALUES ($1, 'una@example.com', 'single_room', 'Please call me about my hall.') RETURNING id`,
    [name],
  )) as { id: string }[]
  await signIn({ administrator: true })
  await page.goto(`/admin/designer?search=${name}`)
  const open = page.getByRole('button', { name: `Reply to ${name}` })
  const dialog = page.getByRole('dialog')
  const message = dialog.getByLabel('Your message')
  await open.click()
  await dialog.getByLabel('Template').selectOption({ label: 'Follow-up' })
  await message.fill('A long reply.')
  await page.keyboard.press('Escape')
  await expect(message).toBeHidden()
  await open.click()
  await expect(message).toHaveValue('A long reply.')

  await query(
    `INSERT INTO designer_replies (designer_request_id, template_name, subject, has_intake_link)
     VALUES ($1, 'Quick Response', 'Hello', false)`,
    [request!.id],
  )
  await dialog.getByRole('button', { name: 'Send Reply' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Somebody has answered meanwhile')
  await expect(message).toHaveValue('A long reply.')
  await expectAccessible(page)
  await dialog.getByLabel('Send my reply all the same').check()
  await dialog.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Email Sent Successfully!')).toBeVisible()
})

test('notes on an intake form stay when their dialog closes, until they are saved', async ({
  page,
  signIn,
  query,
}) => {
  const name = `Nora ${randomUUID().slice(0, 8)}`
  await createIntakeSubmission(query, { name, email: 'nora@example.com' })
  await signIn({ administrator: true })
  await page.goto(`/admin/intake?search=${name}`)
  const open = page.getByRole('button', { name: `View details of ${name}` })
  const notes = page.getByRole('dialog').getByLabel('Notes')
  await open.click()
  await notes.fill('Call in May.')
  await page.keyboard.press('Escape')
  await expect(notes).toBeHidden()
  await open.click()
  await expect(notes).toHaveValue('Call in May.')
  for (const text of ['Call in May.', 'Call in June.']) {
    await notes.fill(text)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('dialog').getByText('Saved.', { exact: true })).toBeVisible()
  }
  await page.reload()
  await expect(notes).toHaveValue('Call in June.')
})

test('unsaved settings ask before they are left, and nothing that another tab saved is overwritten', async ({
  page,
  context,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/409/)
  await signIn({ administrator: true })
  const name = `Unsaved ${randomUUID().slice(0, 8)}`
  const [template] = (await query(
    `INSERT INTO email_templates (name, subject, content, is_active)
     VALUES ($1, 'Hello', '<p>Hello</p>', false) RETURNING id`,
    [name],
  )) as { id: string }[]
  const address = `/admin/settings/email-templates/${template!.id}`
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await other.getByLabel('Name', { exact: true }).fill(`${name} too`)
  await other.getByRole('button', { name: 'Save template' }).click()
  await expect(other).toHaveURL('/admin/settings/email-templates')
  await page.getByLabel('Subject').fill('Good morning')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await page.getByRole('button', { name: 'Save template' }).click()
  await expect(page.getByText(CONFLICT)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('Good morning')
  expect(await query('SELECT subject FROM email_templates WHERE id = $1', [template!.id])).toEqual([
    { subject: 'Hello' },
  ])
})

test('AI settings that are being edited stay when others are saved, and earlier prompts wait for them', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  await query(
    `INSERT INTO openai_settings_versions (settings) VALUES ('{"roomRedesignPrompt": "Another prompt."}')`,
  )
  await signIn({ administrator: true })
  await page.goto('/admin/settings/ai')
  const restore = page.getByRole('button', { name: 'Bring these prompts back' }).first()
  await expect(restore).toBeEnabled()
  const testResult = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Connection test' }) })
    .getByRole('alert')
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(testResult).toContainText('Please enter your OpenAI API key first.')
  await page.getByLabel('Temperature').fill('0.3')
  await expect(page.getByText('Save your changes first')).toBeVisible()
  await expect(restore).toBeDisabled()
  await expectAccessible(page)
  // Without a key, so that other journeys find no image model.
  await query(
    `INSERT INTO openai_settings (model_style_analysis, model_image_generation, monthly_budget_cents)
     VALUES ('gpt-4o', 'gpt-image-2', 12300)`,
  )
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page.getByText('of $123.00')).toBeVisible()
  // A test of earlier settings says nothing about these.
  await expect(testResult).toHaveCount(0)
  await query('DELETE FROM openai_settings')
  await expect(page.getByLabel('Temperature')).toHaveValue('0.3')
  await page.getByRole('link', { name: 'Shopping' }).click()
  await expect(page.getByText('Leave without saving?')).toBeVisible()
  await page.getByRole('button', { name: 'Keep writing' }).click()
  await expect(page.getByLabel('Temperature')).toHaveValue('0.3')
})
