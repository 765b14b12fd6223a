import { expect, expectAccessible, test } from './journey.ts'

test('from a search with a typing error to a post, and on to the next', async ({ page }) => {
  await page.goto('/blog')
  await expect(page).toHaveTitle('Blog | Casabloom')
  await expectAccessible(page)
  const field = page.getByRole('searchbox', { name: 'Search the blog' })
  await field.fill('japandi bedrom')
  await field.press('Enter')
  await expect(page.getByText('Nothing for “japandi bedrom”.')).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText('Japandi')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'A Japandi bedroom that lets go of the day' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A Japandi bedroom that lets go of the day',
  )
  const slider = page.getByRole('slider', { name: 'A bedroom before and after its redesign' })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '55')
  await expectAccessible(page)
  const next = page.getByRole('region', { name: 'Read next' }).getByRole('link').first()
  const title = await next.textContent()
  await next.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!)
})

test('opening a page of the blog is announced, from pages with and without a script', async ({
  page,
  signIn,
}) => {
  await signIn()
  // What opens at once needs no announcement.
  await page.route(/\/blog(\.data)?$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  for (const start of ['/about', '/dashboard']) {
    await page.goto(start)
    await page.evaluate(() => {
      sessionStorage.removeItem('said')
      const status = document.querySelector('.opening')!
      const remember = () => status.textContent && sessionStorage.setItem('said', status.textContent)
      new MutationObserver(remember).observe(status, { childList: true, characterData: true, subtree: true })
      document.querySelector<HTMLAnchorElement>('header a[href="/blog"]')!.click()
    })
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog')
    expect(await page.evaluate(() => sessionStorage.getItem('said'))).toBe('Loading')
    await expect(page.locator('.opening')).toBeEmpty()
  }
})
