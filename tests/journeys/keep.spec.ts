import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

const brushedPhoto = (page: Page) => page.getByRole('img', { name: 'Your photo, to brush over' })

async function brush(page: Page) {
  const photo = brushedPhoto(page)
  await photo.scrollIntoViewIfNeeded()
  const box = (await photo.boundingBox())!
  const move = (x: number, y: number) => page.mouse.move(box.x + box.width * x, box.y + box.height * y)
  await move(0.3, 0.6)
  await page.mouse.down()
  await move(0.4, 0.65)
  await move(0.5, 0.6)
  await page.mouse.up()
}

test('brush strokes on the photo are sent with it', async ({ page, signIn, query }) => {
  const { userId } = await signIn()
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByText('Keep what you love').click()
  await brush(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page.getByRole('heading', { name: 'AI is Redesigning Your Room' })).toBeVisible()
  const [upload] = await query<{ keep_strokes: { points: number[][] }[] }>(
    'SELECT keep_strokes FROM room_uploads WHERE user_id = $1',
    [userId],
  )
  expect(upload!.keep_strokes).toHaveLength(1)
  expect(upload!.keep_strokes[0]!.points.length).toBeGreaterThan(1)
})

test('another photo removes the brush strokes and leaves the choices open', async ({ page, signIn }) => {
  await signIn()
  await page.goto('/dashboard')
  const photo = page.getByLabel('A photo of your room')
  await photo.setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByText('Keep what you love').click()
  await brush(page)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeVisible()
  await photo.setInputFiles(await sampleRoom('the-other-corner.jpg'))
  await expect(undo).toBeHidden()
  await expect(brushedPhoto(page)).toBeVisible()
})
