import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import type { QueryProduct } from './query-product.ts'
import { sampleRoom } from './sample-room.ts'

/** Ends a member's generation with a failure right after the request, as a busy image model does. */
const failSoon = async (query: QueryProduct, userId: string, reason: string) => {
  await query(
    `UPDATE room_uploads SET generation_state = 'failed', generation_reason = $1, generation_engine = 'openai', generation_stage = NULL,
       generation_ended_at = now() WHERE user_id = $2`,
    [reason, userId],
  )
}

async function sendPhoto(page: Page) {
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Kitchen')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
}

test('a redesign that ends before its page opens is reported, and its card is in view', async ({
  page,
  signIn,
  query,
}) => {
  const { userId } = await signIn()
  await page.route('**/rooms', async (route) => {
    const answer = await route.fetch()
    await failSoon(query, userId, 'busy')
    await route.fulfill({ response: answer })
  })
  await sendPhoto(page)
  const notice = page.locator('[data-sonner-toast]')
  await expect(notice).toContainText('Upload failed')
  const shown = Date.now()
  await expect(notice).toContainText('AI redesign failed: Our design service is currently busy.')
  const card = page.getByRole('article', { name: 'Kitchen' })
  await expect(card.locator('[id^=state-]')).toBeInViewport()
  await expect(card.locator('[id^=state-]')).toContainText("Don't worry, your credit was not deducted.")
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectAccessible(page)
  await expect(notice).toBeHidden()
  expect(Date.now() - shown, 'it stands for eight seconds').toBeGreaterThan(7000)
})

test('a photo without a room can be replaced but not retried', async ({ page, signIn, query }) => {
  const { userId } = await signIn()
  await page.route('**/rooms', async (route) => {
    const answer = await route.fetch()
    await failSoon(query, userId, 'not_a_room')
    await route.fulfill({ response: answer })
  })
  await sendPhoto(page)
  await expect(page.locator('[data-sonner-toast]')).toContainText('Upload failed')
  const card = page.getByRole('article', { name: 'Kitchen' })
  await expect(card.getByRole('button', { name: /Retry/ })).toHaveCount(0)
  await card.getByRole('link', { name: 'Choose another photo' }).click()
  await expect(page.getByLabel('A photo of your room')).toBeInViewport()
})
