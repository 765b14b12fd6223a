import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('a partial picture is shown while it exists, and never as a broken one', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  await signIn()
  expectComplaint(/404/)
  let changes = 1
  await page.route('**/rooms/*/status', (route) =>
    route.fulfill({
      json: { state: 'running', stage: 'painting', hasPreview: true, changedAt: `${changes}`, before: 0 },
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
