import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'

test('an administrator finds, opens and deletes an upload with a reason', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/404|400/)
  const { userId, email } = await signIn({ administrator: true })
  const words = `garden ${randomUUID().slice(0, 8)}`
  await query(
    `INSERT INTO room_uploads (user_id, image_url, width, height, placeholder, room_type, description,
      user_style_preference, submission_id)
     SELECT $1::uuid, $1::uuid || '/' || room, 1200, 800, '', room, $2, 'Zen', gen_random_uuid()
     FROM unnest(ARRAY['Kitchen', 'Nursery']) AS room`,
    [userId, words],
  )
  await page.goto('/admin/uploads')
  await page.getByRole('searchbox').fill(words)
  await expect(page.getByText('Showing 1-2 of 2 uploads')).toBeVisible()
  await page.getByLabel('Room type').selectOption('Nursery')
  await expect(page.getByText('Showing 1-1 of 1 upload')).toBeVisible()
  await page.getByRole('button', { name: /^Open Nursery/ }).click()
  await expect(page.getByRole('dialog').getByText('Failed to load image')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('link', { name: `Nursery of ${email}` }).click()
  await expect(page.getByRole('heading', { name: 'No redesign yet' })).toBeVisible()
  await expect(page.getByText(words)).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByText('Showing 1-1 of 1 upload')).toBeVisible()

  await page.getByRole('button', { name: `Delete the Nursery of ${email}` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete upload' }).click()
  await expect(page.getByRole('dialog').getByText('Please choose a reason.').first()).toBeVisible()
  await page.getByLabel('Reason').selectOption('not_a_room')
  await page.getByRole('button', { name: 'Delete upload' }).click()
  await expect(page.getByText('Upload Deleted Successfully!')).toBeVisible()
  await expect(page.getByText('No room uploads found.')).toBeVisible()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/uploads')
  const notices = await query(
    `SELECT 1 FROM outbox_emails WHERE kind = 'upload_deleted' AND recipient = $1`,
    [email],
  )
  expect(notices).toHaveLength(1)
})
