import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

const MESSAGE = 'Our kitchen is dark, and the garden is behind it.'

async function describeProject(page: Page) {
  await page.getByLabel('Full name').fill('Ida Bell')
  await page.getByLabel('Email', { exact: true }).first().fill('ida@example.com')
  await page.getByLabel('Project type').selectOption('renovation')
  await page.getByLabel('Describe your project').fill(MESSAGE)
}

test('who wants to be called must say a number, until they choose email', async ({ page }) => {
  await page.goto('/designer-request')
  await describeProject(page)
  await page.getByRole('radio', { name: 'Phone', exact: true }).check()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const phone = page.locator('#request-phone')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Please tell us your phone number/)
  await page.getByRole('radio', { name: 'Email', exact: true }).check()
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('alert')).toBeHidden()
})
