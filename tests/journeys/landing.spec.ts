import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'

test('the landing page opens and is accessible', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/^.+ \| Casabloom$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test('the first screen shows headline, button and slider', async ({ page, isMobile, signIn }) => {
  await page.goto('/')
  const slider = page.getByRole('slider').first()
  for (const part of [page.getByRole('heading', { level: 1 }), startQuiz(page).first()])
    await expect(part).toBeInViewport({ ratio: 1 })
  await expect(slider).toBeVisible()
  const shown = await page
    .locator('before-after')
    .first()
    .evaluate((box) => {
      const { top, height } = box.getBoundingClientRect()
      return (innerHeight - top) / height
    })
  expect(shown).toBeGreaterThanOrEqual(isMobile ? 0.5 : 1)

  await signIn()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Back to your rooms' }).first()).toBeInViewport({ ratio: 1 })
  await expect(startQuiz(page).first()).toBeVisible()
  await expectAccessible(page)
})

const startQuiz = (page: Page) => page.getByRole('link', { name: 'Start the Style Quiz' })

test('the page’s pictures may be cached for a year, and those of another version may not', async ({
  page,
}) => {
  await page.goto('/')
  const address = await page
    .locator('img')
    .first()
    .evaluate((picture: HTMLImageElement) => picture.currentSrc)
  const cachingOf = async (asked: string) => (await page.request.get(asked)).headers()['cache-control']
  expect(await cachingOf(address)).toBe('public, max-age=31536000, immutable')
  expect(await cachingOf(address.replace(/\?v=.*/, '?v=other'))).toBe('public, max-age=86400')
})

test('an unknown address shows a page that leads back', async ({ page, expectComplaint }) => {
  expectComplaint(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle(/^.+ \| Casabloom$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
})

const round = (page: Page, number: number) => page.getByRole('heading', { name: `Round ${number} of 20` })

/** Ids of the choices stored in this tab. */
const keptSteps = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('quizSession') ?? '{}').steps)

test('the first choice is made on the landing page, and can be undone', async ({ page }) => {
  await page.goto('/quiz')
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back).toBeDisabled()
  await page.goto('/')
  const taste = page.getByRole('link', { name: 'Begin the quiz with this room' })
  const addresses = await taste.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
  const first = addresses.map((address) => new URL(address).searchParams.get('first'))
  await taste.last().click()
  await expect(round(page, 2)).toBeVisible()
  await expect(page).toHaveURL('/quiz')
  expect(await keptSteps(page)).toEqual([first[1]])
  await page.reload()
  await expect(round(page, 2)).toBeVisible()
  await back.click()
  await expect(round(page, 1)).toBeVisible()
  await expect(back).toBeDisabled()
  // Before the pair's pictures are there, no key chooses.
  await expect(page.locator('[data-arrived]')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(round(page, 2)).toBeVisible()
  expect(await keptSteps(page)).toEqual([first[0]])
})

test('a first choice during a quiz says that it does not count, and the quiz goes on or starts again', async ({
  page,
}) => {
  await page.goto('/quiz')
  const skip = page.getByRole('button', { name: 'Skip These Images' })
  const choose = async (number: number) => {
    await page.locator('[data-part=left]').click()
    await expect(round(page, number + 1)).toBeVisible()
  }
  await choose(1)
  await choose(2)
  const steps = await keptSteps(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Begin the quiz with this room' }).first().click()
  const notice = page.getByText('Your quiz goes on where you left it.')
  await expect(notice.first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Your quiz goes on' })).not.toHaveCount(0)
  await expect(round(page, 3)).toBeVisible()
  expect(await keptSteps(page)).toEqual(steps)
  await expectAccessible(page)
  await skip.click()
  await expect(notice).toBeHidden()
  await page.goto('/')
  await page.getByRole('link', { name: 'Begin the quiz with this room' }).first().click()
  await page.getByRole('link', { name: 'retake the quiz' }).click()
  await expect(round(page, 1)).toBeVisible()
})
