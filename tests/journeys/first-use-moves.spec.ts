/** Where a member goes on a dashboard before React has taken it over: by scrolling, links and addresses. */
import { isTakenOver, OWN_SCRIPT, roomCard } from './dashboard-at-rest.ts'
import { holdScripts } from './held-scripts.ts'
import { expect, test } from './journey.ts'
import { addRedesignedRoom } from './redesigned-room.ts'

test('a dashboard stays where it was scrolled when React takes it over', async ({
  page,
  signIn,
  query,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await addRedesignedRoom(query, (await signIn()).userId)
  const settings = page.getByRole('link', { name: 'Account settings' })
  const takeOver = async () => {
    await settings.dispatchEvent('pointerover')
    await expect.poll(() => isTakenOver(page)).toBe(true)
  }
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/dashboard')
  await takeOver()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(scrolled).toBe(500)
  await page.reload()
  await expect.poll(scrolled).toBe(500)
  await page.evaluate(() => scrollTo(0, 100))
  await takeOver()
  await page.waitForTimeout(500)
  expect(await scrolled()).toBe(100)
  await page.reload()
  await page.evaluate(() => scrollTo(0, 300))
  await page.reload()
  await expect.poll(scrolled).toBe(300)
})

test('links of a dashboard work without its script, and so does the button of a form', async ({
  page,
  signIn,
  query,
  isMobile,
  expectComplaint,
}) => {
  test.skip(isMobile, 'the same on every screen')
  expectComplaint(/ERR_FAILED/)
  await addRedesignedRoom(query, (await signIn()).userId)
  await page.route(OWN_SCRIPT, (route) => route.abort())
  await page.goto('/dashboard')
  await roomCard(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/rooms\/.*\/delete/)
  await page.goBack()
  await roomCard(page).getByRole('link', { name: 'Open this room' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Living Room' })).toBeVisible()
})

test('a dashboard that opens within the site is shown once its script is there', async ({
  page,
  signIn,
  query,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await addRedesignedRoom(query, (await signIn()).userId)
  const script = await holdScripts(page, OWN_SCRIPT)
  await page.goto('/account')
  // On a small screen the link is in a menu.
  await page
    .locator('a[href="/dashboard"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await expect.poll(() => script.asked.length).toBe(1)
  await expect(page.getByRole('heading', { level: 1, name: 'Transform Your Space' })).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/account$/)
  script.load()
  await expect(roomCard(page)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a dashboard whose script is lost says so, and opens at the next try', async ({
  page,
  signIn,
  isMobile,
  expectComplaint,
}) => {
  test.skip(isMobile, 'the same on every screen')
  expectComplaint(/ERR_FAILED|Failed to fetch/)
  await signIn()
  await page.route(OWN_SCRIPT, (route) => route.abort())
  await page.goto('/account')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByText('We could not be reached.')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.unroute(OWN_SCRIPT)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transform Your Space' })).toBeVisible()
  await expect.poll(() => isTakenOver(page)).toBe(true)
})
