import { expect, expectAccessible, test } from './journey.ts'

test('the AI settings show connections, and report errors before saving', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  await signIn({ administrator: true })
  await page.goto('/admin/settings/ai')
  await expect(page.getByText('No image model is connected')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Test Connection' }).click()
  await expect(page.getByText('Please enter your OpenAI API key first.').first()).toBeVisible()
  await page.getByLabel('API key').fill('sk-not-saved-yet')
  await expect(page.getByText('Save the key first')).toBeVisible()
  for (const name of ['Test Connection', 'Test Redesign'])
    await expect(page.getByRole('button', { name })).toBeDisabled()
  await page.getByLabel('API key').fill('')
  await expect(page.getByText('Save the key first')).toBeHidden()
  await page.getByLabel('Temperature').fill('7')
  await page
    .getByLabel('Room redesign prompt')
    .fill('Paint the {{roomTyp}} in lovely colours, whichever they are.')
  await expect(page.getByText('Please check: {{roomTyp}}')).toBeVisible()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Please enter a number from 0 to 1.').first()).toBeVisible()
  await expect(page.getByLabel('Temperature')).toHaveValue('7')
  await page.getByRole('button', { name: 'Preview with a Japandi living room' }).click()
  await expect(page.getByRole('dialog')).toContainText('{{roomTyp}}')
  await expectAccessible(page)
})
