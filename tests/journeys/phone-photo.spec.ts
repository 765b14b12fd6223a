import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from './journey.ts'

test("a phone's photo is turned upright and made smaller before it is sent", async ({
  page,
  signIn,
  query,
}) => {
  const { userId } = await signIn()
  const raw = { width: 1000, height: 750, channels: 3 } as const
  const buffer = await sharp(randomBytes(1000 * 750 * 3), { raw })
    .resize(4000, 3000)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(3_000_000)
  await page.goto('/dashboard')
  await page
    .getByLabel('A photo of your room')
    .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel('Room type').selectOption('Kitchen')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/rooms'),
  )
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  const length = Number((await (await sent).allHeaders())['content-length'])
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
  expect(length).toBeGreaterThan(100_000)
  expect(length).toBeLessThan(buffer.length / 2)
  const [stored] = await query<{ width: number; height: number }>(
    'SELECT width, height FROM room_uploads WHERE user_id = $1',
    [userId],
  )
  expect(stored).toEqual({ width: 1536, height: 2048 })
})
