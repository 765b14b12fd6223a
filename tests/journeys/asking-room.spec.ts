import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import type { QueryProduct } from './query-product.ts'
import { sampleRoom } from './sample-room.ts'

/** Ends a member's generation with a question, as a photo does that the built-in engine is unsure about. */
const askSoon = (query: QueryProduct, userId: string, question: string) =>
  query(
    `UPDATE room_uploads SET generation_state = 'asking', generation_question = $1, generation_stage = NULL,
       generation_ended_at = now() WHERE user_id = $2`,
    [question, userId],
  )

async function sendPhoto(page: Page) {
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
}

test('a photo with people is painted once its owner confirms', async ({ page, signIn, query }) => {
  const { userId } = await signIn()
  await page.route('**/rooms', async (route) => {
    const answer = await route.fetch()
    await askSoon(query, userId, 'people')
    await route.fulfill({ response: answer })
  })
  await sendPhoto(page)
  const card = page.getByRole('article', { name: 'Living Room' })
  await expect(card).toContainText('We see people here.')
  await expect(card).toContainText('Choose a photo without them, or go on.')
  await expect(card.getByRole('link', { name: 'Choose another photo' })).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Go on' }).click()
  await expect(card.getByText('Palette preview')).toBeVisible({ timeout: 120_000 })
})

test('a room that the engine did not understand is painted after two taps', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/)
  const { userId } = await signIn()
  await page.route('**/rooms', async (route) => {
    const answer = await route.fetch()
    await askSoon(query, userId, 'surfaces')
    await route.fulfill({ response: answer })
  })
  await sendPhoto(page)
  const card = page.getByRole('article', { name: 'Living Room' })
  await expect(card).toContainText('We could not tell walls from furniture well enough.')
  await expect(page).toHaveURL(/\/dashboard$/)
  await card.getByRole('link', { name: 'Show us' }).click()
  await page.waitForURL(/styles/)
  await page.goto(`${page.url()}?style=Mid-Century+Modern`)
  const paint = page.getByRole('button', { name: 'Paint my room in Mid-Century Modern' })
  // The longest name of a style stays within the notice on a phone.
  const isWithin = (button: Element) =>
    button.getBoundingClientRect().right < button.closest('[role=alert]')!.getBoundingClientRect().right
  expect(await paint.evaluate(isWithin)).toBe(true)
  await expect(paint).toBeDisabled()
  await paint.click({ force: true })
  await expect(paint).toHaveAccessibleDescription(/First tap a wall or the floor/)
  const missing = page.getByText('First tap a wall or the floor')
  await expect(missing).toHaveClass('text-danger')
  // Each press is announced, as another element.
  await missing.evaluate((element) => element.setAttribute('data-earlier', ''))
  await paint.click({ force: true })
  await expect(missing).not.toHaveAttribute('data-earlier')
  await expectAccessible(page)
  const photo = page.getByRole('button', { name: /Pick a place/ })
  const outline = async (x: number, y: number) => {
    const { width, height } = (await photo.boundingBox())!
    await photo.click({ position: { x: x * width, y: y * height } })
    const choices = page.getByRole('group', { name: 'What is the outlined part?' })
    await expect(choices).toBeInViewport({ ratio: 1 })
    // They cover nothing of the picture, where both fit into the window.
    await expect(async () => {
      const [picture, below] = [(await photo.boundingBox())!, (await choices.boundingBox())!]
      expect(picture.y + picture.height).toBeLessThanOrEqual(below.y + 1)
    }).toPass()
  }
  const tap = async (x: number, y: number, meaning: string) => {
    await outline(x, y)
    await page.getByRole('button', { name: meaning, exact: true }).click()
    await expect(page.getByText(/^(Changed: painted|Noted) as (a wall|the floor)\./)).toBeVisible()
  }
  // Until names are saved the button waits, and says for what; the next part can be tapped and named meanwhile.
  const saved = Promise.withResolvers<void>()
  const painted = Promise.withResolvers<void>()
  await page.route('**/styles.data*', async (route) => {
    await saved.promise
    await route.continue()
  })
  await page.route(/\/rooms\/[^/]+\/styles\/.+surfaces=/, async (route) => {
    await painted.promise
    await route.continue()
  })
  const choose = (meaning: string) => page.getByRole('button', { name: meaning, exact: true }).click()
  await outline(0.5, 0.3)
  // What it waits for now is no answer to the early press.
  await expect(page.getByText('First say below what the outlined part is')).toHaveClass('text-dense')
  await choose('Wall')
  await expect(paint).toHaveAccessibleDescription(/are being saved/)
  await outline(0.5, 0.95)
  await choose('Floor')
  await expect(paint).toHaveAccessibleDescription(/are being saved/)
  saved.resolve()
  await expect(paint).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Remove correction 2: Floor' })).toBeVisible()
  painted.resolve()
  await page.unrouteAll({ behavior: 'wait' })
  await expect(page.getByText('· painting…')).toBeHidden()
  // What could not be saved stays outlined, to be chosen again.
  await page.route('**/styles.data*', (route) => route.abort(), { times: 1 })
  await outline(0.3, 0.2)
  await choose('Keep as it is')
  await expect(page.getByText('That was not saved. Please choose again.')).toBeVisible()
  await expect(paint).toHaveAccessibleDescription(/First say below what the outlined part is/)
  await paint.focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('group', { name: 'What is the outlined part?' })).toBeHidden()
  await expect(photo).toBeFocused()
  await page.getByRole('button', { name: 'Remove correction 1: Wall' }).click()
  await expect(page.getByText('Removed.')).toBeAttached()
  // The likely part is outlined first, with a smaller and a larger one to choose.
  const square = (extent: number, isLikely: boolean) => {
    const corners = [0, 1, 2, 3].map((k) => [0.4 + 0.1 * Number(k % 3 > 0) * (extent + 1), k < 2 ? 0.2 : 0.3])
    return { extent, isLikely, outlines: [corners] }
  }
  const regions = [square(0, false), square(1, true), square(2, false)]
  await page.route('**/regions*', (route) => route.fulfill({ json: { regions } }), { times: 1 })
  await outline(0.45, 0.25)
  for (const part of ['Smaller part', 'Larger part'])
    await expect(page.getByRole('button', { name: part })).toBeEnabled()
  await page.getByRole('button', { name: 'Cancel' }).click()
  // What is tapped without a name is not dropped silently, nor while its outline is looked for.
  const answered = Promise.withResolvers<void>()
  await page.route('**/regions*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await photo.press('Enter')
  await expect(page.getByText(/^Looking for/)).toBeVisible()
  await expect(paint).toBeDisabled()
  answered.resolve()
  await expect(page.getByRole('group', { name: 'What is the outlined part?' })).toBeVisible()
  await page.unroute('**/regions*')
  await outline(0.5, 0.95)
  await expect(paint).toBeDisabled()
  await paint.click({ force: true })
  await expect(paint).toHaveAccessibleDescription(/First say below what the outlined part is/)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(paint).toBeEnabled()
  await tap(0.5, 0.95, 'Floor')
  await paint.click()
  await expect(card.getByText('Palette preview')).toBeVisible({ timeout: 120_000 })
})
