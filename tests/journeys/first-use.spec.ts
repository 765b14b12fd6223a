/** What a member does on a dashboard before React has taken it over. */
import { isTakenOver, makeRoom, OWN_SCRIPT } from './dashboard-at-rest.ts'
import { holdScripts } from './held-scripts.ts'
import { expect, expectAccessible, test } from './journey.ts'

test('a dashboard is read, and its pictures compared, without a script of its own', async ({
  page,
  context,
  signIn,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await signIn()
  const card = await makeRoom(context, page, baseURL!)
  const script = await holdScripts(page, OWN_SCRIPT)
  await page.goto('/dashboard')
  const slider = card.getByRole('slider')
  await slider.scrollIntoViewIfNeeded()
  const { x, y, width } = (await card.locator('before-after').boundingBox())!
  await page.mouse.move(x + width * 0.3, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.8, y + 40, { steps: 4 })
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuenow', '80')
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await page.mouse.wheel(0, 300)
  expect(script.asked).toEqual([])
  await expectAccessible(page)

  await card.getByRole('link', { name: 'Try another style' }).hover()
  await expect.poll(() => script.asked.length).toBe(1)
  const sameCard = await card.elementHandle()
  script.load()
  await expect.poll(() => isTakenOver(page)).toBe(true)
  expect(await sameCard!.evaluate((element) => element.isConnected)).toBe(true)
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
})

test('a button pressed before the dashboard’s script is there works as soon as it is', async ({
  page,
  context,
  signIn,
  baseURL,
  hasTouch,
}) => {
  await signIn()
  const card = await makeRoom(context, page, baseURL!)
  const script = await holdScripts(page, OWN_SCRIPT)
  await page.goto('/dashboard')
  const button = card.getByRole('button', { name: 'Delete' })
  if (hasTouch) await button.tap()
  else await button.click()
  await expect.poll(() => script.asked.length).toBe(1)
  await expect(card).toBeVisible()
  script.load()
  await expect(page.getByRole('heading', { name: 'Delete this living room?' })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('button', { name: 'Delete design' }).click()
  await expect(page.getByText('Room design deleted')).toBeVisible()
  await expect(card).toHaveCount(0)
  await expect(page.getByLabel('A photo of your room')).toBeVisible()
})

test('what a person opened and chose before the dashboard’s script is there stays', async ({
  page,
  context,
  signIn,
  baseURL,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await signIn()
  const card = await makeRoom(context, page, baseURL!)
  const script = await holdScripts(page, OWN_SCRIPT)
  await page.goto('/dashboard')
  await page.getByText('Add a room').click()
  await expect.poll(() => script.asked.length).toBe(1)
  const sameCard = await card.elementHandle()
  script.load()
  await expect(page.getByLabel('A photo of your room')).toBeVisible()
  expect(await sameCard!.evaluate((element) => element.isConnected)).toBe(true)
})
