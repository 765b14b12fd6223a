import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { holdScripts } from './held-scripts.ts'
import { expect, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

/** A large photo, as a phone takes it, stored sideways. */
async function phonePhoto() {
  const raw = { width: 1000, height: 750, channels: 3 } as const
  const buffer = await sharp(randomBytes(1000 * 750 * 3), { raw })
    .resize(4000, 3000)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
  expect(buffer.length).toBeGreaterThan(3_000_000)
  return { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer }
}

test("a phone's photo is rotated and shrunk before it is sent", async ({ page, signIn, query }) => {
  const { userId } = await signIn()
  const photo = await phonePhoto()
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(photo)
  await page.getByLabel('Room type').selectOption('Kitchen')
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/rooms'),
  )
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  const length = Number((await (await sent).allHeaders())['content-length'])
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
  expect(length).toBeGreaterThan(100_000)
  expect(length).toBeLessThan(photo.buffer.length / 2)
  const [stored] = await query<{ width: number; height: number }>(
    'SELECT width, height FROM room_uploads WHERE user_id = $1',
    [userId],
  )
  expect(stored).toEqual({ width: 1536, height: 2048 })
})

test('what a person chooses before the page’s script is there counts', async ({ page, signIn }) => {
  const script = await holdScripts(page)
  await signIn()
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Kitchen')
  script.load()
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible()
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
})

test('a photo that cannot be opened is refused at its field, before anything is sent', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  // The journey's trace reads every displayed picture, which the policy blocks.
  expectComplaint(/Connecting to 'blob:/)
  const damaged = { name: 'IMG_2.jpg', mimeType: 'image/jpeg', buffer: randomBytes(50_000) }
  const said = 'This photo is damaged or incomplete, so we could not open it.'
  await signIn()
  await page.goto('/dashboard')
  const field = page.getByLabel('A photo of your room')
  await field.setInputFiles(damaged)
  await expect(page.getByText(said)).toBeVisible()
  await page.getByLabel('Room type').selectOption('Kitchen')
  await expect(page.getByRole('button', { name: 'Redesign My Room' })).toBeDisabled()
  await page.goto('/designer-request')
  await page.getByRole('button', { name: /^Photos of the room/ }).setInputFiles(damaged)
  await expect(page.getByText(`IMG_2.jpg: ${said}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Remove IMG_2.jpg' })).toHaveCount(0)
})

test('photos for a designer are shrunk as well', async ({ page }) => {
  const photo = await phonePhoto()
  await page.goto('/designer-request')
  const field = page.getByRole('button', { name: /^Photos of the room/ })
  const held = () => field.evaluate((input: HTMLInputElement) => [...input.files!].map(({ size }) => size))
  await field.setInputFiles(photo)
  await expect.poll(async () => (await held())[0]).toBeLessThan(photo.buffer.length / 2)
  await expect(page.getByRole('button', { name: 'Remove IMG_1.jpg' })).toHaveCount(1)
})
