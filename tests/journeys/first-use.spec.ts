/** What a member does on a dashboard before React has taken it over. */
import { startFakeOpenAi } from '../fakes/openai-server.ts'
import { isTakenOver, makeRoom, openAtRest } from './dashboard-at-rest.ts'
import { holdScripts } from './held-scripts.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { signInNewMember } from './members.ts'
import { createProductProcess } from './product-process.ts'
import { addRedesignedRoom } from './redesigned-room.ts'

test('a dashboard is read, and its pictures compared, without a script of its own', async ({
  page,
  signIn,
  query,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await addRedesignedRoom(query, (await signIn()).userId)
  const { card, script } = await openAtRest(page)
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
  signIn,
  query,
  hasTouch,
}) => {
  await addRedesignedRoom(query, (await signIn()).userId)
  const { card, script } = await openAtRest(page)
  const button = card.getByRole('button', { name: 'Delete' })
  if (hasTouch) await button.tap()
  else await button.press('Enter')
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

test('a revision can be asked for before the dashboard’s script is there', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await using provider = await startFakeOpenAi()
  await using product = await createProductProcess({
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  await product.start()
  await signInNewMember(context, product, { credits: { revision: 1 } })
  await makeRoom(context, page, product.address)
  const { card, script } = await openAtRest(page, product.address)
  await card.getByRole('button', { name: 'Request Revision' }).click()
  await expect.poll(() => script.asked.length).toBe(1)
  script.load()
  const wish = page.getByLabel('What should change?')
  await expect(wish).toBeFocused()
  await wish.fill('A green sofa, please.')
  await card.getByRole('button', { name: 'Request Revision' }).click()
  await expect(page.getByText('Redesign completed!')).toBeVisible({ timeout: 60_000 })
})

test('what a person opened and chose before the dashboard’s script is there stays', async ({
  page,
  signIn,
  query,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await addRedesignedRoom(query, (await signIn()).userId)
  const { card, script } = await openAtRest(page)
  await page.getByText('Add a room').click()
  await expect.poll(() => script.asked.length).toBe(1)
  const sameCard = await card.elementHandle()
  script.load()
  await expect(page.getByLabel('A photo of your room')).toBeVisible()
  expect(await sameCard!.evaluate((element) => element.isConnected)).toBe(true)
})

test('a row that was opened before any script leads to the form, and becomes it', async ({
  page,
  signIn,
  query,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await addRedesignedRoom(query, (await signIn()).userId)
  const script = await holdScripts(page)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByText('Add a room').click()
  await expect(page.getByRole('link', { name: 'Upload a photo of your room' })).toBeVisible()
  script.load()
  await expect(page.getByLabel('A photo of your room')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload a photo of your room' })).toBeHidden()
})
