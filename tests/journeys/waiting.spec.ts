import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

const NOTHING_NEW = { hasPreview: false, changedAt: '', before: 0, isPaused: false }
const RUNNING = { state: 'running', stage: 'painting', ...NOTHING_NEW }

test('a partial picture is shown while it exists, and never as a broken one', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  await signIn()
  expectComplaint(/404/)
  let changes = 1
  await page.route('**/rooms/*/status?*', (route) =>
    route.fulfill({
      json: { ...RUNNING, hasPreview: true, changedAt: `${changes}` },
    }),
  )
  const photo = await sampleRoom()
  await page.route('**/pictures/*/preview?changed=*', (route) =>
    route.request().url().endsWith('=1')
      ? route.fulfill({ body: photo.buffer, contentType: photo.mimeType })
      : route.fulfill({ status: 404 }),
  )
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(photo)
  await page.getByLabel('Room type').selectOption('Kitchen')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  const glimpse = page.getByAltText('A first glimpse of the redesign')
  await expect(glimpse).toBeVisible()
  await expectAccessible(page)
  changes = 2
  await expect(glimpse).toBeHidden()
})

test('whoever waits for a room that is deleted elsewhere reads so, and the page stops asking', async ({
  page,
  context,
  signIn,
  expectComplaint,
}) => {
  await signIn()
  expectComplaint(/404/)
  let asked = 0
  let isDeleted = false
  await page.route('**/rooms/*/status?*', (route) => {
    asked += 1
    if (isDeleted) return route.continue()
    return route.fulfill({ json: RUNNING })
  })
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Kitchen')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  const waiting = page.getByRole('heading', { name: 'AI is Redesigning Your Room' })
  await expect(waiting).toBeVisible()
  const room = new URL(page.url()).searchParams.get('room')

  const elsewhere = await context.newPage()
  await elsewhere.goto(`/rooms/${room}/delete`)
  await elsewhere.getByRole('button', { name: 'Delete design' }).click()
  await expect(elsewhere).toHaveURL(/\/dashboard/)
  isDeleted = true
  await expect(page.getByText('The photo of your kitchen was removed')).toBeVisible()
  await expect(waiting).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectAccessible(page)
  const before = asked
  await page.waitForTimeout(4000)
  expect(asked).toBe(before)
})

test('while the site starts anew the page stays, and then it shows how the redesign ended', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  await signIn()
  expectComplaint(/503/)
  let isAway = false
  let refused = 0
  await page.route('**/rooms/*/status?*', (route) =>
    isAway ? route.continue() : route.fulfill({ json: RUNNING }),
  )
  await page.route('**/dashboard.data*', (route) => {
    if (!isAway || refused === 2) return route.continue()
    refused += 1
    return route.fulfill({ status: 503 })
  })
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Kitchen')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
  isAway = true
  await expect(page.getByText('Room Redesign Complete!')).toBeVisible({ timeout: 60_000 })
  expect(refused).toBe(2)
})
