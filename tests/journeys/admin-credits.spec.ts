import { expect, expectAccessible, test } from './journey.ts'

test('an administrator sees the offer, gets an error for an invalid number, and reads the analytics', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  await signIn({ administrator: true })
  await page.goto('/admin/settings/credits')
  await expect(page.getByLabel('Price in cents')).toHaveValue('800')
  await expect(page.getByText('Shown as $8.00.')).toBeVisible()
  expectComplaint(/400/)
  await page.getByLabel('Paid room credits').fill('0')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('One thing needs another look')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Paid room credits: / })).toBeVisible()
  await expect(page.getByLabel('Paid room credits')).toHaveValue('0')
  await expectAccessible(page)
  // Leaves the offer of other journeys unchanged.
  await page.getByLabel('Paid room credits').fill('1')
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await expect(page.getByText('Nothing to save')).toBeVisible()
  await page.getByRole('link', { name: 'User Analytics' }).click()
  await expect(page.getByRole('heading', { name: 'Refunds and disputes' })).toBeVisible()
  await expectAccessible(page)
})
