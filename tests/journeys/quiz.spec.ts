import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { cards, chooseRounds, expectSeen, pairOf, round, signUp, stored } from './quiz-rounds.ts'

const skip = (page: Page) => page.getByRole('button', { name: 'Skip These Images' })

/** Completely loaded pictures. */
const loadedPictures = (page: Page) =>
  page.evaluate(
    () =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) =>
            entry.name.includes('/starter-pool/') && (entry as PerformanceResourceTiming).responseEnd,
        ).length,
  )

test('a guest takes the quiz: skips, goes back, reloads, and finds a style', async ({ page }) => {
  await page.goto('/quiz')
  await expect(page).toHaveTitle('Style Quiz | Casabloom')
  await expect(round(page, 1)).toBeVisible()
  await expectAccessible(page)

  const first = await pairOf(page)
  await expect(page.getByText(/Skips don’t count|not counted/).filter({ visible: true })).toHaveCount(1)
  await skip(page).click()
  await expect(round(page, 1)).toBeVisible()
  const swapped = await pairOf(page)
  expect(first).not.toContain(swapped[0])
  expect(first).not.toContain(swapped[1])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.poll(() => pairOf(page)).toEqual(first)

  await chooseRounds(page, 1, 7)
  await expect(round(page, 8)).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(round(page, 7)).toBeVisible()
  const seventh = await pairOf(page)
  await page.reload()
  await expect(round(page, 7)).toBeVisible()
  expect(await pairOf(page)).toEqual(seventh)

  await chooseRounds(page, 7, 20)
  const account = page.getByRole('link', { name: 'Create Account' })
  await expect(account).toHaveAttribute('href', '/auth?fromAuth=true&needsAnalysis=true')
  await expect(
    page.getByText(/^You chose it (\d+ of the \d+ times|(both|all \d+) times) you met it/),
  ).toBeVisible()
  await expect(page.locator('.quiz-prints')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Colour palette' })).toBeVisible()
  await expectAccessible(page)

  const pending = await stored(page, 'pendingQuizAnalysis')
  expect(pending).toEqual(await stored(page, 'quizResult'))
  expect(pending.selections).toHaveLength(20)
  expect(pending.styleProfile.primaryStyle).toBe(pending.style)

  await page.reload()
  await expect(account).toBeVisible()
  await page.getByRole('link', { name: 'Retake the quiz' }).click()
  await expect(round(page, 1)).toBeVisible()
  await expect(page).toHaveURL('/quiz')
  expect(await stored(page, 'pendingQuizAnalysis')).toBeNull()
  expect(await stored(page, 'quizResult')).toBeNull()
})

test('both pictures fit the screen, and the next pair appears without the network', async ({
  page,
  expectComplaint,
}) => {
  // The round after the next cannot be preloaded.
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/quiz')
  await expect(round(page, 1)).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toBeInViewport({ ratio: 1 })
  // This pair, and at least one that can follow. Both choices and the skip may lead to the same pair.
  await expect.poll(() => loadedPictures(page)).toBeGreaterThanOrEqual(4)
  await page.waitForTimeout(1000)
  await page.context().setOffline(true)
  await cards(page).first().click()
  await expect(round(page, 2)).toBeVisible()
  const ready = () =>
    cards(page)
      .getByRole('img')
      .evaluateAll((images) => images.every((image) => (image as HTMLImageElement).naturalWidth > 0))
  await expect.poll(ready).toBe(true)
})

test('the quiz can be taken with the keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys')
  await page.goto('/quiz')
  await expect(round(page, 1)).toBeVisible()
  const first = await pairOf(page)
  await page.keyboard.press('s')
  expect(await pairOf(page)).not.toEqual(first)
  await expectSeen(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expect(round(page, 2)).toBeVisible()
  await page.keyboard.press('Backspace')
  await expect(round(page, 1)).toBeVisible()
  for (let number = 1; number <= 20; number++) {
    await expectSeen(page, number)
    await page.keyboard.press(number % 2 ? 'ArrowRight' : 'ArrowLeft')
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
})

test('a skip says when no other pair is left', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  await page.goto('/quiz')
  await expect(round(page, 1)).toBeVisible()
  const end = page.getByText('No more options')
  for (let times = 0; times < 600 && !(await end.isVisible()); times++) await page.keyboard.press('s')
  await expect(page.getByText('No alternative questions available. Please make a selection.')).toBeVisible()
  await expectSeen(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expect(round(page, 2)).toBeVisible()
  await expect(end).toBeHidden()
})

test('a lost connection at the end loses nothing', async ({ page, isMobile, expectComplaint }) => {
  test.skip(isMobile, 'the same on every screen')
  expectComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await page.goto('/quiz')
  await chooseRounds(page, 1, 19)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await chooseRounds(page, 20, 20)
  await expect(page.getByRole('heading', { name: 'Failed to process quiz results' })).toBeFocused()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('link', { name: 'Create Account' })).toBeVisible()
})

test('a new member’s quiz is saved, and can be taken again', async ({ page, isMobile, query }) => {
  test.skip(isMobile, 'the same on every screen')
  await page.goto('/quiz')
  await chooseRounds(page, 1, 20)
  await page.getByRole('link', { name: 'Create Account' }).click()
  const email = await signUp(page)

  await page.goto('/quiz?fromAuth=true&needsAnalysis=true')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Style' })).toBeVisible()
  await expect(page.getByText('Welcome to Casabloom!')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/quiz?fresh=true')
  await chooseRounds(page, 1, 20)
  const upload = page.getByRole('link', { name: 'Upload Room Photo' })
  await expect(upload).toHaveAttribute('href', '/dashboard')
  // Whoever returns to the result keeps the style that they have taken since.
  const styleOf = async () => query('SELECT preferred_style FROM users WHERE email = $1', [email])
  await query(`UPDATE users SET preferred_style = 'Their blend' WHERE email = $1`, [email])
  await page.reload()
  await expect(upload).toBeVisible()
  expect(await styleOf()).toEqual([{ preferred_style: 'Their blend' }])
  await page.goto('/')
  await page.goto('/quiz')
  await expect(round(page, 1)).toBeVisible()
})
