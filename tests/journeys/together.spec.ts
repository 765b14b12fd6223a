import { expect, expectAccessible, test } from './journey.ts'
import { chooseRounds, chooseTop } from './quiz-rounds.ts'

test('a member asks a second person, who takes the quiz without an account; both see both, and a room may have both styles', async ({
  page,
  browser,
  baseURL,
  query,
  signIn,
}) => {
  const { userId } = await signIn({ name: 'Ada Lovell' })
  await query(`UPDATE users SET preferred_style = 'Coastal' WHERE id = $1`, [userId])
  await page.goto('/together')
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Show my first name, Ada' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const link = await page.getByLabel('The link to the quiz for two').inputValue()
  await expectAccessible(page)

  const theirs = await browser.newContext({ baseURL: baseURL!, reducedMotion: 'reduce' })
  const second = await theirs.newPage()
  await second.goto(link)
  await expect(second.getByRole('heading', { name: 'Ada would like to find a style with you' })).toBeVisible()
  await expectAccessible(second)
  await second.getByRole('link', { name: 'Start the Style Quiz' }).click()
  await chooseTop(second, ['Zen', 'Japandi'])
  // Taken anew, and reloaded in the middle, it is still the quiz for two.
  await second.getByRole('link', { name: 'Retake the quiz' }).click()
  await chooseRounds(second, 1, 2)
  await second.reload()
  await chooseTop(second, ['Industrial', 'Rustic'], 3)
  await second.getByRole('link', { name: 'See Both of You' }).click()
  const both = second.getByRole('heading', { level: 1, name: /^Both of you .+ × .+$/ })
  await expect(both).toBeVisible()
  const blend = (await both.textContent())!.replace('Both of you ', '')
  expect(blend).toContain('Coastal')
  await expect(second.getByText('Ada’s style')).toBeVisible()
  await expectAccessible(second)
  await theirs.close()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: blend })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Redesign My Rooms in Both' }).press('Enter')
  await expect(page.getByText(`New redesigns are made in the ${blend} style.`)).toBeVisible()
  await page.goto('/dashboard')
  await page.getByText('Change my style').click()
  await expect(page.getByLabel('Redesign my rooms in')).toHaveValue(blend)
})
