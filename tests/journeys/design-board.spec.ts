import { expect, expectAccessible, test } from './journey.ts'
import { uploadOverHttp } from './upload-over-http.ts'

test('a member goes from the picture to shopping by keyboard, prints the board, and shows it to a partner', async ({
  page,
  context,
  browser,
  baseURL,
  signIn,
  query,
  expectComplaint,
}) => {
  // An amount that is none.
  expectComplaint(/400/)
  const { userId } = await signIn()
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`)
  const uploadId = await uploadOverHttp(baseURL!, cookies.join('; '))
  const made = `SELECT 1 FROM redesigns JOIN room_uploads u ON u.id = room_upload_id WHERE u.user_id = $1`
  await expect.poll(() => query(made, [userId]), { timeout: 90_000 }).toHaveLength(1)
  await page.goto(`/rooms/${uploadId}`)
  await page.getByRole('link', { name: 'Design board' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: /^Living Room, / })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Wall paint' })).toBeVisible()

  await page.getByRole('button', { name: 'Add something' }).press('Enter')
  await page.getByLabel('What it is').fill('Reading lamp')
  await page.getByLabel('What it is').press('Enter')
  await expect(page.getByRole('heading', { name: 'Reading lamp' })).toBeVisible()
  const price = page.getByLabel('Price of Reading lamp')
  await price.fill('about 200')
  await price.press('Enter')
  await expect(price).toHaveAccessibleDescription('Please write an amount such as 249 or 1,299.50.')
  await expect(price).toHaveValue('about 200')
  await price.fill('240')
  await price.press('Tab')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByLabel('Price of Reading lamp').fill('300')
  await other.getByLabel('Price of Reading lamp').press('Enter')
  await expect(other.getByText('Saved', { exact: true })).toBeVisible()
  await other.close()
  const refresh = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    if (route.request().method() === 'GET') await refresh.promise
    await route.continue()
  })
  await price.fill('249')
  await price.press('Enter')
  await expect(price).toHaveAccessibleDescription(/Another window changed this to “300”/)
  // A correction sent before the page has shown all of the answer is not lost.
  await price.fill('249.50')
  await price.press('Enter')
  refresh.resolve()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByLabel('Got it: Reading lamp').press('Space')
  await page.getByLabel('Your budget').fill('1,000')
  await page.getByLabel('Your budget').press('Enter')
  await expect(page.getByText('$750.50')).toBeVisible()
  const notes = page.getByLabel('Notes for yourself')
  await notes.fill('Ask about linen.')
  const session = await context.cookies()
  await context.clearCookies()
  await notes.press('Tab')
  await expect(page.getByRole('link', { name: 'Sign in (opens a new tab)' })).toHaveAttribute(
    'target',
    '_blank',
  )
  await expectAccessible(page)
  await context.addCookies(session)
  await page.reload()
  await expect(notes).toHaveValue('Ask about linen.')
  const kept = 'SELECT 1 FROM design_boards WHERE redesign_id = $1 AND notes = $2'
  const redesignId = page.url().split('/').at(-1)
  await expect.poll(() => query(kept, [redesignId, 'Ask about linen.'])).toHaveLength(1)
  await expect(page.locator('form', { has: notes }).getByText('Saved', { exact: true })).toBeVisible()

  const inTab = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)))
  const board = page.url()
  const leave = async () => {
    await page.getByRole('link', { name: 'Back to the room' }).click()
    await page.waitForURL(/\/rooms\/[^/]+\?right/)
  }
  await notes.fill('Ask about felt.')
  await leave()
  await expect.poll(() => query(kept, [redesignId, 'Ask about felt.'])).toHaveLength(1)
  await expect.poll(inTab).toEqual([])
  await page.goBack()
  await expect(notes).toHaveValue('Ask about felt.')
  const answer = Promise.withResolvers<void>()
  await page.route('**/board/*.data*', async (route) => {
    if (route.request().method() === 'POST') await answer.promise
    await route.continue()
  })
  await notes.fill('Ask about cork.')
  await notes.press('Tab')
  await notes.fill('Ask about wool.')
  await leave()
  answer.resolve()
  const entry = `board_draft notes ${redesignId}`
  const unsaved = () => page.evaluate((key) => sessionStorage.getItem(key), entry)
  await expect.poll(unsaved).toContain('cork')
  expect(await query(kept, [redesignId, 'Ask about cork.'])).toHaveLength(1)
  // Whoever left before the answer finds the newer text, which is saved now.
  await page.goBack()
  await expect.poll(() => query(kept, [redesignId, 'Ask about wool.'])).toHaveLength(1)
  await expect.poll(inTab).toEqual([])
  await leave()
  const older = JSON.stringify({ text: 'Ask about silk.', seen: 'Ask about linen.' })
  await page.evaluate(([key, text]) => sessionStorage.setItem(key!, text!), [entry, older])
  await page.goto(board)
  await expect(notes).toHaveValue('Ask about silk.')
  await expect(page.getByText('Not saved yet')).toBeVisible()
  expect(await query(kept, [redesignId, 'Ask about wool.'])).toHaveLength(1)
  await notes.press('Tab')
  await expect(notes).toHaveAccessibleDescription(/Another window changed this/)

  await page.getByRole('button', { name: 'Correct Reading lamp' }).press('Enter')
  await page.getByRole('switch', { name: 'Share this board' }).press('Enter')
  const toast = page.getByText('The board goes with the link to your room')
  await expect(toast).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(toast).toBeHidden({ timeout: 1500 })
  await expect(page.getByRole('heading', { name: 'Reading lamp' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(page.getByText('$249.50 · ☑ Got it')).toBeVisible()
  await page.emulateMedia({ media: null })
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Correct Reading lamp' })).toBeFocused()

  await page.getByRole('link', { name: 'Make one' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('The link to this room').inputValue()
  const partner = await (await browser.newContext()).newPage()
  await partner.goto(address)
  await partner.getByRole('link', { name: 'See its colours and what is in it' }).click()
  await expect(partner.getByRole('heading', { name: 'Reading lamp' })).toBeVisible()
  await expect(partner.getByText('$249.50')).toHaveCount(0)
  await expectAccessible(partner)
  await page.goBack()
  await page.getByRole('link', { name: 'Hand this to a designer' }).click()
  await expect(page.getByText('The design board of this version goes with your request')).toBeVisible()
})
