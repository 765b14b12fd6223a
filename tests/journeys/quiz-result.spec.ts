import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { chooseTop, signUp, stored } from './quiz-rounds.ts'
import { sampleRoom } from './sample-room.ts'

/** The person's chosen pictures that are visible. */
const ownRooms = (page: Page, { pictures }: { pictures: { url: string }[] }) =>
  page.locator(pictures.map(({ url }) => `img[src^="${url}-"]`).join(', ')).filter({ visible: true })

test('a guest takes the second style, signs up beside their own pictures, and uploads a first photo', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/quiz')
  await chooseTop(page, ['Zen', 'Japandi', 'Scandinavian'])
  const heading = page.getByRole('heading', { level: 1, name: 'You are drawn to' })
  await expect(heading).toBeFocused()
  // Nothing moves for people who prefer reduced motion.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  const { style: found, pictures } = await stored(page, 'quizResult')
  await expect(page).toHaveTitle(`${found} | Casabloom`)
  expect(pictures).toHaveLength(5)

  const take = page.getByRole('button', { name: /^Make .+ My Style$/ })
  const rival = (await take.textContent())!.replace(/^Make (.+) My Style$/, '$1')
  await take.click()
  await expect(heading).toContainText(rival)
  await expect(heading).toBeFocused()
  await expect(page.getByText(`and made it your own; the quiz found ${found}.`)).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(heading).toContainText(rival)

  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveTitle('Create Account | Casabloom')
  const own = ownRooms(page, await stored(page, 'quizResult'))
  await expect(own).toHaveCount(isMobile ? 3 : 5)
  await signUp(page)
  await expect(page.getByText(`Your style is ${rival}`)).toBeVisible()
  await expect(own).toHaveCount(isMobile ? 3 : 5)
  await expectAccessible(page)

  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
})
