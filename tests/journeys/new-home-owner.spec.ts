import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { createAccount, NEWCOMERS_PASSWORD, takeQuiz } from './newcomers.ts'
import { sampleRoom } from './sample-room.ts'

async function signOut(page: Page) {
  const menu = page.getByRole('button', { name: /menu/i })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page).toHaveURL(/\/$/)
}

const roomCredits = (page: Page) => page.getByRole('region', { name: 'Your credits' }).locator('dd').first()

test('a newcomer takes the quiz, signs up, sees their room redesigned, and finds it again later', async ({
  page,
  query,
}) => {
  const email = `${randomUUID()}@example.com`
  await takeQuiz(page)
  await createAccount(page, email, () => expectAccessible(page))
  await expectAccessible(page)
  await page
    .getByRole('link', { name: /dashboard/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Transform Your Space' })).toBeVisible()
  await expect(page).toHaveTitle('Dashboard | Casabloom')
  await expect(roomCredits(page)).toHaveText('1')
  await expectAccessible(page)

  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
  await expect(page.getByText('This process could take 1-2 minutes').first()).toBeVisible()
  await page.reload()
  const card = page.getByRole('article', { name: 'Living Room' })
  await expect(card.getByText('Palette preview', { exact: true })).toBeVisible({ timeout: 60_000 })
  await expect(card.getByRole('heading', { name: 'Living Room' })).toBeFocused()
  await expect(card).toBeInViewport()
  const slider = card.getByRole('slider', { name: 'Compare before and after' })
  await expect(roomCredits(page)).toHaveText('1')
  await slider.focus()
  await page.keyboard.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await expectAccessible(page)
  const addRoom = page.getByText('Add a room · free')
  await addRoom.click()
  await expect(page.getByText('As a palette preview: it costs no credit.')).toBeVisible()
  await page.getByRole('button', { name: 'Redesign My Room' }).press('Enter')
  await expect(page.getByText('A photo of your room and its type are still missing.')).toBeVisible()
  await expect(page.getByLabel('A photo of your room')).toBeFocused()
  await expectAccessible(page)
  await addRoom.click()
  await page.getByRole('link', { name: 'Your purchases' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing to buy for now' })).toBeVisible()
  await expectAccessible(page)

  await signOut(page)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/auth/)
  await expectAccessible(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(NEWCOMERS_PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(card.getByText('Palette preview', { exact: true })).toBeVisible()

  // The member watched it, so no message was sent. The link in other messages leads to the room with its slider in
  // view.
  const written = `SELECT 1 FROM outbox_emails WHERE kind = 'redesign_ready' AND recipient = $1`
  expect(await query(written, [email])).toEqual([])
  await page.goto('/dashboard?from=email&redesign=ready')
  await expect(page.getByText('Room Redesign Complete!')).toBeVisible()
  await expect(card).toBeFocused()
  await expect(card.getByRole('slider')).toBeInViewport()

  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(
    page.getByText('Are you sure you want to delete this room design? This action cannot be undone.'),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Delete this living room?' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete design' }).click()
  await expect(page.getByText('Room design deleted')).toBeVisible()
  await expect(card).toHaveCount(0)
  // A member without rooms finds the form open.
  await expect(page.getByLabel('A photo of your room')).toBeVisible()
})

test('a person signed out meanwhile is told so, and the form keeps its input', async ({
  page,
  context,
  signIn,
}) => {
  await signIn()
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Bedroom')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page.getByText('Authentication required. Please log in again.')).toBeVisible()
  await expect(page.getByLabel('Room type')).toHaveValue('Bedroom')
})

test('whoever leaves while a photo is being sent is asked, and the photo arrives when they stay', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Bedroom')
  // The question's script begins to load with the choice of a photo.
  await page.waitForLoadState('networkidle')
  const { promise: isDue, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/rooms$/, async (route) => {
    await isDue
    await route.continue()
  })
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page.getByRole('button', { name: /^Sending your photo/ })).toBeVisible()
  const purchases = page.getByRole('link', { name: 'Your purchases' })
  const question = page.getByRole('heading', { name: 'Leave while your photo is being sent?' })
  await purchases.click()
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  arrive()
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
  await purchases.click()
  await expect(page).toHaveURL(/\/credits/)
})
