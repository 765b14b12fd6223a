import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

/** Uploads a room and opens it in a style's colours. */
async function openPreview(page: Page) {
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await page.getByRole('link', { name: 'try other styles meanwhile' }).click()
  await page.getByRole('link', { name: 'Zen' }).click()
  await page.getByRole('button', { name: 'Fix the paint' }).click()
}

const pictureIn = (page: Page) => page.getByRole('application').locator('img').getAttribute('src')

test('a tapped region is outlined, kept, stored, and left unchanged in a new version', async ({
  page,
  signIn,
  query,
}) => {
  const { userId } = await signIn()
  await openPreview(page)
  // Corrections made before the first version is painted apply to it.
  const state = () => query('SELECT generation_state FROM room_uploads WHERE user_id = $1', [userId])
  await expect.poll(state, { timeout: 60_000 }).toEqual([{ generation_state: 'done' }])
  const picker = page.getByRole('button', { name: 'Pick a place' })
  await expect(page.getByText('painting…')).toBeHidden()
  const before = await pictureIn(page)
  const box = (await picker.boundingBox())!
  await picker.click({ position: { x: box.width * 0.83, y: box.height * 0.38 } })
  await expect(page.getByRole('group', { name: 'What is the outlined part?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep as it is' }).click()
  await expect(page.getByRole('button', { name: 'Remove correction 1: Keep as it is' })).toBeVisible()
  await expect(page.getByText('Kept as it is in your photo.')).toBeVisible()
  expect(await pictureIn(page)).not.toBe(before)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Remove correction 1: Keep as it is' })).toBeVisible()
  await expectAccessible(page)
  const repaint = page.getByRole('button', { name: 'Repaint my redesign' })
  await repaint.click()
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible({ timeout: 60_000 })
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove correction 1: Keep as it is' })).toBeVisible()
  await expect(repaint).toBeHidden()
  // The button goes away with the last correction, and the focus stays on the page.
  await page.getByRole('button', { name: 'Remove correction 1: Keep as it is' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your corrections' })).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
})

test('a place tapped without a connection is looked at once there is one', async ({
  page,
  context,
  signIn,
  isMobile,
  expectComplaint,
}) => {
  test.skip(isMobile, 'the same on every screen')
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await signIn()
  await openPreview(page)
  await expect(page.getByText('painting…')).toBeHidden()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Pick a place' }).click()
  const reason = page.getByText('We could not be reached')
  await expect(reason).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('group', { name: 'What is the outlined part?' })).toBeVisible()
  await expect(reason).toBeHidden()
})

test('a region can be selected and named with the keyboard alone', async ({ page, signIn }) => {
  await signIn()
  await openPreview(page)
  const picker = page.getByRole('button', { name: 'Pick a place' })
  await expect(page.getByText('painting…')).toBeHidden()
  const before = await pictureIn(page)
  await page.getByRole('button', { name: 'Compare with the photo' }).press('Enter')
  await page.getByRole('button', { name: 'Fix the paint' }).press('Enter')
  await expect(picker).toBeFocused()
  for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: 'Wall' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(picker).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Wall' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^(Changed: painted|Noted) as the floor\./)).toBeVisible()
  await expect(picker).toBeFocused()
  await expect(page.getByRole('button', { name: 'Remove correction 1: Floor' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the latest' }).click()
  await expect(page.getByRole('heading', { name: 'Your corrections' })).toBeHidden()
  expect(await pictureIn(page)).toBe(before)
})
