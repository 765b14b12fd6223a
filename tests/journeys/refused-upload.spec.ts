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

async function choosePhoto(page: Page, photo: Awaited<ReturnType<typeof sampleRoom>>) {
  const field = page.getByLabel('A photo of your room')
  // What is streamed into the page is there twice for a moment.
  await expect(field).toHaveCount(1)
  await field.setInputFiles(photo)
  await page.getByLabel('Room type').selectOption('Kitchen')
}

/** Sends the form with its button at the upper or lower edge of the screen, where a notice has the least room. */
async function send(page: Page, edge: 'start' | 'end') {
  const button = page.getByRole('button', { name: 'Redesign My Room' })
  await button.evaluate((element, block) => element.scrollIntoView({ block }), edge)
  const answered = page.waitForResponse((response) => response.url().endsWith('/rooms'))
  await button.click()
  await answered
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
    await choosePhoto(page, await smallPhoto())
    const refusal = page.getByRole('alert').filter({ hasText: 'Upload failed' })
    for (const edge of ['start', 'end'] as const) {
      await send(page, edge)
      await expect(refusal).toBeInViewport({ ratio: 1 })
      await expect(refusal).toContainText('256')
      await expect(page.getByRole('button', { name: 'Redesign My Room' })).toBeInViewport({ ratio: 1 })
    }
  })
}

test('a session that ended elsewhere is told of at the button', async ({ page, context, signIn }) => {
  await signIn()
  await page.goto('/dashboard')
  await context.clearCookies()
  await choosePhoto(page, await sampleRoom())
  await send(page, 'start')
  const refusal = page.getByRole('alert').filter({ hasText: 'Authentication required. Please log in again.' })
  await expect(refusal).toBeInViewport({ ratio: 1 })
})
