/** Results that are kept while the quiz is taken anew, and quizzes for two that are left. */
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { chooseRounds, chooseTop, round, stored } from './quiz-rounds.ts'

const leaveAndReturn = async (page: Page) => {
  await page.getByRole('link', { name: 'Casabloom' }).first().click()
  await page.getByRole('main').getByRole('link', { name: 'Start the Style Quiz' }).first().click()
}

test('a guest who takes the quiz anew finds the earlier result again until the new one is finished', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/quiz')
  await chooseTop(page, ['Zen', 'Japandi'])
  const heading = page.getByRole('heading', { level: 1, name: 'You are drawn to' })
  await expect(heading).toBeVisible()
  const { style } = await stored(page, 'quizResult')
  await page.getByRole('link', { name: 'Retake the quiz' }).click()
  await expect(round(page, 1)).toBeVisible()
  const notice = page.getByRole('paragraph').filter({ hasText: 'Your result is kept until' })
  await expect(notice).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(heading).toContainText(style)
  await page.goForward()
  await chooseRounds(page, 1, 2)
  await expect(notice).toBeHidden()
  await leaveAndReturn(page)
  await expect(round(page, 3)).toBeVisible()
  await page.getByRole('link', { name: 'See it again' }).click()
  await expect(heading).toContainText(style)
  await expect(page).toHaveURL('/quiz')
  await page.goBack()
  await chooseTop(page, ['Industrial', 'Rustic'], 3)
  await expect(heading).toBeVisible()
  const anew = await stored(page, 'quizResult')
  expect(anew.style).not.toBe(style)
  expect(await stored(page, 'quizResultBefore')).toBeNull()
})

/** Makes a member's link, and opens another browser. */
async function inviteFrom(page: Page, browser: Browser, baseURL: string | undefined) {
  await page.goto('/together')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByLabel('The link to the quiz for two').inputValue()
  const theirs = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })
  return { link, forTwo: `/quiz?with=${link.split('/').at(-1)!}`, theirs, second: await theirs.newPage() }
}

test('a quiz for two that was left goes on for two, and a result from before is brought in one step', async ({
  page,
  browser,
  baseURL,
  query,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  const { userId } = await signIn({ name: 'Ada Lovell' })
  await query(`UPDATE users SET preferred_style = 'Coastal' WHERE id = $1`, [userId])
  const { link, theirs, second } = await inviteFrom(page, browser, baseURL)
  await second.goto(link)
  await second.getByRole('link', { name: 'Start the Style Quiz' }).click()
  await chooseRounds(second, 1, 3)
  await leaveAndReturn(second)
  await expect(round(second, 4)).toBeVisible()
  await expect(second).toHaveURL(/\?with=/)
  await chooseTop(second, ['Zen', 'Japandi'], 4)
  await second.getByRole('link', { name: 'See Both of You' }).click()

  // Taken back, the result is still in the browser.
  await second.getByText('Take my answers back').click()
  await second.getByRole('button', { name: 'Take them back' }).click()
  await second.getByRole('link', { name: 'Start the Style Quiz' }).click()
  const bring = second.getByRole('button', { name: /^Bring My Style, / })
  await expect(bring).toBeVisible()
  await expectAccessible(second)
  await bring.click()
  await expect(second.getByRole('link', { name: 'See Both of You' })).toBeVisible()
  await second.reload()
  await expect(second.getByRole('link', { name: 'See Both of You' })).toBeVisible()
  await theirs.close()
})

test('a quiz that was begun alone becomes one for two only at the link, and says so', async ({
  page,
  browser,
  baseURL,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await signIn({ name: 'Ada Lovell' })
  const { forTwo, theirs, second } = await inviteFrom(page, browser, baseURL)
  await second.goto('/quiz')
  await chooseRounds(second, 1, 2)
  await leaveAndReturn(second)
  await expect(round(second, 3)).toBeVisible()
  await expect(second).toHaveURL('/quiz')
  await second.goto(forTwo)
  await expect(second.getByText('now for the two of you').filter({ visible: true }).first()).toBeVisible()
  await expectAccessible(second)
  // A link that has ended stops nobody.
  await page.getByRole('button', { name: 'End the link' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await second.goto('/quiz')
  await expect(round(second, 3)).toBeVisible()
  await chooseRounds(second, 3, 3)
  await second.goto('/quiz')
  await expect(round(second, 4)).toBeVisible()
  await expect(second).toHaveURL('/quiz')
  await theirs.close()
})

test('a quiz that was finished alone, and could not be sent, is brought to a pair only when asked', async ({
  page,
  browser,
  baseURL,
  signIn,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await signIn({ name: 'Ada Lovell' })
  const { forTwo, theirs, second } = await inviteFrom(page, browser, baseURL)
  await second.route('/quiz', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await second.goto('/quiz')
  await chooseRounds(second, 1, 20)
  await expect(second.getByRole('heading', { name: 'Failed to process quiz results' })).toBeVisible()
  await second.unrouteAll()
  await second.goto(forTwo)
  await expect(second.getByRole('heading', { level: 1, name: 'You are drawn to' })).toBeVisible()
  await second.getByRole('button', { name: /^Bring My Style, / }).click()
  await expect(second.getByRole('link', { name: 'See Both of You' })).toBeVisible()
  await theirs.close()
})
