import { expect, expectAccessible, test } from './journey.ts'
import { chooseTop, signUp, stored } from './quiz-rounds.ts'

test('a guest may take the style that came next', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/quiz')
  await chooseTop(page, ['Zen', 'Japandi', 'Scandinavian'])
  const heading = page.getByRole('heading', { level: 1, name: 'You are drawn to' })
  await expect(heading).toBeFocused()
  // Nothing moves for whoever asks for less motion.
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
  await signUp(page)
  await expect(page.getByText(`Your style is ${rival}`)).toBeVisible()
})
