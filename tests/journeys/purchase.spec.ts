import { expect, expectAccessible, test } from './journey.ts'
import { signInNewMember } from './members.ts'
import { createProductProcess } from './product-process.ts'

test('a member sees the price, buys credits in the test checkout, and finds the receipt', async ({
  page,
  context,
  browser,
}) => {
  await using product = await createProductProcess({ OPENAI_API_KEY: 'sk-never-asked' })
  await product.start()
  await signInNewMember(context, product)
  await page.goto(`${product.address}/dashboard`)
  await page.getByRole('link', { name: 'Get More' }).click()
  await expect(page).toHaveTitle('Credits | Casabloom')
  await expect(page.getByText('$8.00', { exact: true })).toBeVisible()
  await expect(page.getByText('No purchases yet.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Test checkout', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No charges were made')).toBeVisible()

  await page.getByRole('link', { name: 'Get More' }).click()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Complete test purchase' }).click()
  const credits = page.getByRole('region', { name: 'Your credits' }).locator('dd')
  await expect(credits).toHaveText(['2', '3'])

  await page.getByRole('link', { name: 'Get More' }).click()
  await page.getByRole('link', { name: /^Receipt/ }).click()
  await expect(page.getByText('Test purchase: nothing was charged')).toBeVisible()
  await expectAccessible(page)

  const withoutScript = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
  })
  const plain = await withoutScript.newPage()
  await plain.goto(`${product.address}/credits`)
  await plain.getByRole('button', { name: 'Continue to payment' }).click()
  await plain.getByRole('button', { name: 'Complete test purchase' }).click()
  const balance = plain.getByRole('region', { name: 'Your credits' }).locator('dd')
  await expect(balance).toHaveText(['3', '6'])
  await withoutScript.close()
})
