import { holdScripts } from './held-scripts.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { cards, chooseRounds, expectSeen, round } from './quiz-rounds.ts'

test('without a connection a round waits for its pictures, and continues by itself', async ({
  page,
  isMobile,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/quiz')
  await chooseRounds(page, 1, 2)
  await expect(round(page, 3)).toBeVisible()
  await page.context().setOffline(true)
  // Some rounds are preloaded, but sooner or later one is not.
  const waiting = page.getByText('The pictures are waiting for your connection.')
  let played = 3
  while (!(await waiting.isVisible())) {
    await chooseRounds(page, played, played)
    played++
    await expect(round(page, played)).toBeVisible()
    await expect(waiting.or(page.locator('[data-arrived]'))).toBeVisible()
  }
  await expect(cards(page).first()).toBeDisabled()
  await cards(page).first().click({ force: true })
  if (!isMobile) await page.keyboard.press('ArrowLeft')
  await expect(round(page, played)).toBeVisible()
  await expectAccessible(page)

  await page.context().setOffline(false)
  await expect(waiting).toBeHidden()
  await chooseRounds(page, played, played)
  await expect(round(page, played + 1)).toBeVisible()
})

test('a key chooses nothing before the pictures of its pair are there', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones have no keys')
  const pictures = await holdScripts(page, /\.(avif|webp)/)
  await page.goto('/quiz', { waitUntil: 'commit' })
  await expect(round(page, 1)).toBeVisible()
  // A key starts the page's script, which otherwise waits for the pictures.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await expect(page.locator('.quiz-first')).toHaveCount(0, { timeout: 500 })
  }).toPass()
  await cards(page).first().press('Enter')
  await expect(page.getByText('The pictures are still loading.')).toBeAttached()
  await page.keyboard.press('ArrowLeft')
  await expect(round(page, 1)).toBeVisible()
  pictures.load()
  await expectSeen(page, 1)
  await page.keyboard.press('ArrowLeft')
  await expect(round(page, 2)).toBeVisible()
})

test('a resting pointer highlights nothing, and the room’s name is shown', async ({ page, isMobile }) => {
  await page.goto('/quiz')
  await expect(round(page, 1)).toBeVisible()
  await expect(page.locator('.quiz-room')).toBeVisible()
  await expect(page.locator('.quiz-room')).toHaveText(/Room|Bedroom|Kitchen|Bathroom|Office/)
  test.skip(isMobile, 'fingers do not rest over pictures')
  const ring = () =>
    cards(page)
      .first()
      .evaluate((card) => getComputedStyle(card).outlineStyle)
  await cards(page).first().hover()
  await expect.poll(ring).toBe('solid')
  await page.mouse.down()
  await page.mouse.up()
  await expect(round(page, 2)).toBeVisible()
  expect(await ring()).toBe('none')
  await cards(page)
    .first()
    .hover({ position: { x: 40, y: 40 } })
  await expect.poll(ring).toBe('solid')
})

test('the first pair is there before the page’s script, and a picture chosen by then counts', async ({
  page,
}) => {
  const script = await holdScripts(page)
  await page.goto('/quiz', { waitUntil: 'commit' })
  await expect(round(page, 1)).toBeVisible()
  await cards(page).last().click()
  script.load()
  await expect(round(page, 2)).toBeVisible()

  // A quiz in progress never shows another first pair.
  await page.reload({ waitUntil: 'commit' })
  await expect(round(page, 1)).toBeHidden()
  await expect(round(page, 2)).toBeVisible()
})

test('in a browser without properties for ARIA, progress and Back follow the rounds', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the same on every screen')
  await page.addInitScript(() => {
    for (const name of ['ariaDisabled', 'ariaHidden', 'ariaValueNow', 'ariaValueMax'])
      Reflect.deleteProperty(Element.prototype, name)
  })
  await page.goto('/quiz')
  const back = page.getByRole('button', { name: 'Back', exact: true })
  await expect(back).toBeDisabled()
  await chooseRounds(page, 1, 2)
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2')
  await expect(back).toBeEnabled()
})

test('where the quiz’s script fails to load, the page says so and loses nothing', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/)
  await page.goto('/quiz')
  await chooseRounds(page, 1, 2)
  await expect(round(page, 3)).toBeVisible()
  await page.route('**/page-script-*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Quiz Not Available' })).toBeVisible()
  await expect(page.getByText('Failed to load quiz. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/page-script-*')
  await page.getByRole('link', { name: 'Try Again' }).click()
  await expect(round(page, 3)).toBeVisible()
})
