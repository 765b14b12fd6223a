import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { chooseRounds, round } from './quiz-rounds.ts'

test('a quiz whose tab was closed goes on in the next one, or starts again', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the same on every screen')
  const notice = (tab: Page) => tab.getByRole('paragraph').filter({ hasText: 'Your quiz goes on' })
  await page.goto('/quiz')
  await chooseRounds(page, 1, 3)
  await expect(round(page, 4)).toBeVisible()
  await page.reload()
  await expect(round(page, 4)).toBeVisible()
  await expect(notice(page)).toBeHidden()
  const next = await page.context().newPage()
  await page.close()
  await next.goto('/quiz')
  await expect(round(next, 4)).toBeVisible()
  await expect(notice(next)).toBeVisible()
  await expectAccessible(next)
  await next.getByRole('link', { name: 'retake the quiz' }).click()
  await expect(round(next, 1)).toBeVisible()
  const another = await page.context().newPage()
  await another.goto('/quiz')
  await expect(round(another, 1)).toBeVisible()
  await expect(notice(another)).toBeHidden()
})

test('a page from the browser’s cache does not overwrite what was chosen since', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await page.goto('/quiz')
  await chooseRounds(page, 1, 2)
  await expect(round(page, 3)).toBeVisible()
  const steps = await page.evaluate(() => sessionStorage.quizSession)
  await chooseRounds(page, 3, 5)
  await expect(round(page, 6)).toBeVisible()
  const goAndReturn = (meanwhile: string) =>
    page.evaluate((quiz) => {
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      sessionStorage.quizSession = quiz
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, meanwhile)
  await goAndReturn(steps)
  await expect(round(page, 3)).toBeVisible()
})
