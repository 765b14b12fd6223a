import { expect, expectAccessible, test } from './journey.ts'
import { addRedesignedRoom } from './redesigned-room.ts'
import { sampleRoom } from './sample-room.ts'

test('a room is shown in every style, and one is chosen, made bolder and kept, with the keyboard alone', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  const { userId } = await signIn()
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await page.getByRole('link', { name: 'try other styles meanwhile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Try another style' })).toBeVisible()
  await expect(page.getByText('This room is being redesigned.')).toBeVisible()
  const state = () => query('SELECT generation_state FROM room_uploads WHERE user_id = $1', [userId])
  await expect.poll(state, { timeout: 90_000 }).toEqual([{ generation_state: 'done' }])
  await page.reload()
  const sheet = page.getByRole('region', { name: 'Your room in every style' })
  await expect(sheet.getByRole('listitem')).toHaveCount(20)
  const coastal = sheet.getByRole('link', { name: 'Coastal' })
  // What sticks beside the picture leaves the sheet free.
  await sheet.getByRole('link', { name: 'Zen' }).scrollIntoViewIfNeeded()
  const panel = (await page.locator('section:has(#shown-style)').boundingBox())!
  expect(panel.y + panel.height).toBeLessThan((await sheet.boundingBox())!.y)
  // The small prints come although the large picture cannot be loaded.
  expectComplaint(/ERR_FAILED/)
  await page.route(/\/styles\/.*width=960/, (route) => route.abort())
  await page.reload()
  await coastal.scrollIntoViewIfNeeded()
  await expect(coastal.locator('img')).toHaveJSProperty('complete', true, { timeout: 60_000 })
  await page.unrouteAll()
  await page.reload()
  await coastal.focus()
  await expect(coastal.locator('img')).toHaveJSProperty('complete', true, { timeout: 60_000 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2, name: 'Coastal' })).toBeFocused()
  await expect(page.getByRole('img', { name: /in the colours of the Coastal style/ })).toBeVisible()
  for (const key of ['Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page.getByRole('img', { name: /the Coastal, bolder style/ })).toBeVisible()
  await expect(page.getByText('painting…')).toBeHidden()
  // The small prints follow the strength, so that each shows what choosing it gives.
  await coastal.scrollIntoViewIfNeeded()
  await expect(coastal.locator('img')).toHaveAttribute('src', /boldness=bolder/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep as a version' }).click()
  await expect(page.getByRole('heading', { name: 'Version 2' })).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Coastal, bolder')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Make Coastal my style' }).click()
  await expect(page.getByText('Style Updated!')).toBeVisible()
})

test('without a connection a style is still chosen, and is painted when there is one again', async ({
  page,
  signIn,
  query,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  const { userId } = await signIn()
  const roomId = await addRedesignedRoom(query, userId)
  await page.goto(`/rooms/${roomId}/styles?fix`)
  await expect(page.getByRole('heading', { level: 1, name: 'Fix the paint' })).toBeVisible()
  await expect(page.getByRole('application')).toBeVisible({ timeout: 60_000 })
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Coastal' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Coastal' })).toBeFocused()
  await expect(page).toHaveURL(/style=Coastal/)
  await expect(page.getByRole('heading', { level: 1, name: 'Try another style' })).toBeVisible()
  const reason = page.getByText('We could not be reached: please check your connection.')
  await expect(reason).toBeVisible()
  await page.getByRole('link', { name: 'Zen' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('No connection.').first()).toBeVisible()
  // A browser says that it has a connection a moment before requests get through.
  const back = Date.now()
  await page.route('**/rooms/**', (route) =>
    Date.now() - back < 1_000 ? route.abort('internetdisconnected') : route.continue(),
  )
  await context.setOffline(false)
  await expect(page.getByRole('application')).toBeVisible({ timeout: 60_000 })
  await expect(reason).toBeHidden()
  await expect(page.getByText('No connection.')).toHaveCount(0)
  // What changed elsewhere shows after the next one.
  await query("UPDATE room_uploads SET room_type = 'Bedroom' WHERE id = $1", [roomId])
  await page.getByRole('link', { name: 'Rustic' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Rustic' })).toBeFocused()
  await expect(page.getByText('Your bedroom in the colours of each style.')).toBeVisible()
})

test('what another tab kept shows after a refusal, and what it deleted after the next tap', async ({
  page,
  context,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/40[04]/)
  const { userId } = await signIn()
  const roomId = await addRedesignedRoom(query, userId)
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto(`/rooms/${roomId}/styles?style=Coastal`)
  const keep = (tab: typeof page) => tab.getByRole('button', { name: 'Keep as a version' }).click()
  await expect(page.getByRole('img', { name: /the Coastal style/ })).toBeVisible({ timeout: 60_000 })
  await keep(other)
  await expect(other.getByRole('heading', { name: 'Version 2' })).toBeVisible({ timeout: 60_000 })
  await keep(page)
  await expect(page.getByText('This is kept as')).toBeVisible()
  await query('DELETE FROM room_uploads WHERE id = $1', [roomId])
  await page.getByRole('link', { name: 'Rustic' }).click()
  await expect(page.getByText('Page not found')).toBeVisible()
})
