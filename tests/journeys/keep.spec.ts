import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('brush strokes on the photo are sent with it', async ({ page, signIn, query }) => {
  const { userId } = await signIn()
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByText('Keep what you love').click()
  const photo = page.getByRole('img', { name: 'Your photo, to brush over' })
  await photo.scrollIntoViewIfNeeded()
  const box = (await photo.boundingBox())!
  const move = (x: number, y: number) => page.mouse.move(box.x + box.width * x, box.y + box.height * y)
  await move(0.3, 0.6)
  await page.mouse.down()
  await move(0.4, 0.65)
  await move(0.5, 0.6)
  await page.mouse.up()
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
