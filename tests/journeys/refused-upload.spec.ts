import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

const smallPhoto = async () => ({
  name: 'small.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 200, height: 200, channels: 3, background: 'tan' } })
    .jpeg()
    .toBuffer(),
})

async function sendPhoto(page: Page, photo: Awaited<ReturnType<typeof sampleRoom>>) {
  await page.getByLabel('A photo of your room').setInputFiles(photo)
  await page.getByLabel('Room type').selectOption('Kitchen')
  const button = page.getByRole('button', { name: 'Redesign My Room' })
  // The button at the upper edge of the screen leaves the least room for a notice above it.
  await button.evaluate((element) => element.scrollIntoView())
  await button.click()
}

for (const address of ['/dashboard', '/welcome', '/upload']) {
  test(`a refused photo is explained at the button, on ${address}`, async ({
    page,
    signIn,
    expectComplaint,
  }) => {
    expectComplaint(/status of 4/)
    await signIn()
    await page.goto(address)
    await sendPhoto(page, await smallPhoto())
    const refusal = page.getByRole('alert').filter({ hasText: 'Upload failed' })
    await expect(refusal).toBeInViewport({ ratio: 1 })
    await expect(refusal).toContainText('256')
    await expect(page.getByRole('button', { name: 'Redesign My Room' })).toBeInViewport()
  })
}

test('a session that ended elsewhere is told of at the button', async ({ page, context, signIn }) => {
  await signIn()
  await page.goto('/dashboard')
  await context.clearCookies()
  await sendPhoto(page, await sampleRoom())
  const refusal = page.getByRole('alert').filter({ hasText: 'Authentication required. Please log in again.' })
  await expect(refusal).toBeInViewport({ ratio: 1 })
})
