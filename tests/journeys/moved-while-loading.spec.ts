/** Someone who goes Back or Forward before a page has its script. */
import { holdScripts } from './held-scripts.ts'
import { expect, test } from './journey.ts'
import { addRedesignedRoom } from './redesigned-room.ts'

test('Back while a page loads again shows the page that the address names', async ({
  page,
  signIn,
  query,
}) => {
  const { userId } = await signIn()
  const roomId = await addRedesignedRoom(query, userId)
  await page.goto(`/rooms/${roomId}/styles`)
  const coastal = page.getByRole('link', { name: 'Coastal' })
  await coastal.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Coastal' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to the room' }).click()
  await page.waitForURL(`/rooms/${roomId}`)
  const script = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/style=Coastal/)
  script.load()
  await expect(page.getByRole('heading', { level: 2, name: 'Coastal' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Try another style' })).toBeVisible()
})

test('Back on a dashboard that waits to be used shows the page that the address names', async ({
  page,
  signIn,
  query,
}) => {
  const { userId } = await signIn()
  const roomId = await addRedesignedRoom(query, userId)
  await page.goto(`/rooms/${roomId}`)
  await page.getByRole('link', { name: 'All your rooms' }).click()
  await page.waitForURL('/dashboard')
  await page.reload()
  await page.waitForFunction(() => performance.getEntriesByName('awaits use').length > 0)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(`/rooms/${roomId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Living Room' })).toBeVisible()
})

test('a page whose address a proxy has changed is loaded anew once, and then works', async ({
  page,
  signIn,
}) => {
  await signIn()
  const loads: string[] = []
  await page.route('/account', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      /data-rendered-for="[^"]*"/,
      'data-rendered-for="/elsewhere"',
    )
    loads.push(route.request().url())
    await route.fulfill({ response, body })
  })
  await page.goto('/account')
  await expect.poll(() => loads.length).toBe(2)
  // React takes it over, so it is not loaded a third time.
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  expect(loads).toHaveLength(2)
})
