import { expect, expectAccessible, test } from './journey.ts'
import { addRedesignedRoom } from './redesigned-room.ts'

test('a guest says of the only version that it is not there yet, changes their mind, and is led to the quiz', async ({
  page,
  signIn,
  query,
  browser,
}) => {
  const room = await addRedesignedRoom(query, (await signIn()).userId)
  await page.goto(`/rooms/${room}`)
  const name = page.getByLabel(/Show my first name/)
  const first = (await name.evaluate((input: HTMLInputElement) => input.labels![0]!.innerText)).split(
    ', ',
  )[1]!
  await name.check()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const address = await page.getByLabel('The link to this room').inputValue()
  await expect(page.getByRole('button', { name: 'Copy the link' })).toBeFocused()
  await expectAccessible(page)

  const guest = await (await browser.newContext({ viewport: page.viewportSize() })).newPage()
  await guest.goto(address)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(`${first} would like your opinion`)
  const preview = await guest.locator('meta[property="og:image"]').getAttribute('content')
  expect((await guest.request.get(preview!)).headers()['content-type']).toBe('image/jpeg')
  await expectAccessible(guest)
  await guest.context().setOffline(true)
  await guest.getByRole('button', { name: 'Love it' }).click()
  const lost = guest.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' })
  await expect(lost).toBeVisible()
  await expect(guest.locator('[data-notice]')).toBeFocused()
  await expectAccessible(guest)
  await guest.context().setOffline(false)
  await guest.getByRole('slider').focus()
  for (const key of ['Tab', 'Tab', 'Enter']) await guest.keyboard.press(key)
  await expect(guest.getByText('Your vote is kept')).toBeVisible()
  await guest.waitForLoadState()
  await guest.getByLabel('Your name').fill('Ben')
  await guest.context().setOffline(true)
  await guest.keyboard.press('Enter')
  await expect(lost).toBeVisible()
  await guest.context().setOffline(false)
  await expect(guest.getByLabel('Your name')).toHaveValue('Ben')
  await guest.getByLabel('Your name').press('Enter')
  await expect(guest.getByRole('button', { name: 'Change my name' })).toBeVisible()
  await expect(guest.getByLabel('Your name')).toHaveValue('Ben')
  await expect(guest.getByRole('button', { name: 'Not yet', pressed: true })).toBeVisible()
  await expectAccessible(guest)
  await guest.getByRole('button', { name: 'Love it' }).click()
  await expect(guest.getByRole('button', { name: 'Love it', pressed: true })).toBeVisible()
  await page.reload()
  await expect(page.getByText('is loved by Ben')).toBeVisible()
  const late = await guest.context().newPage()
  await late.goto(address)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('button', { name: 'End the link' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await late.getByRole('button', { name: 'Not yet' }).click()
  await expect(late.getByRole('heading', { name: 'This link has ended' })).toBeFocused()
  await guest.getByRole('region', { name: 'And your room?' }).getByRole('link').click()
  await expect(guest).toHaveURL(/\/quiz$/)
  await guest.context().close()
})
