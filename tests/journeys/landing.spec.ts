import { expect, expectAccessible, test } from './journey.ts'

test('the landing page opens and is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/^.+ \| Casabloom$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('an unknown address says so and leads back', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/^.+ \| Casabloom$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})
