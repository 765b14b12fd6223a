import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'
import { addRedesignedRoom } from './redesigned-room.ts'

test('a draft about a room is generated with its owner’s consent, edited, previewed and published', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  // The preview's frame blocks every script, including the accessibility check's.
  expectComplaint(/Blocked script execution/)
  const { userId, name } = await signIn({ administrator: true })
  const words = `reading corner ${randomUUID().slice(0, 8)}`
  await addRedesignedRoom(query, userId, { description: words })
  await page.goto(`/admin/uploads?search=${encodeURIComponent(words)}`)
  await page.getByRole('button', { name: /^Generate blog post: the Living Room/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('There is no AI to write it')).toBeVisible()
  await dialog.getByRole('button', { name: 'Generate blog post' }).click()
  await expect(dialog.getByText('Please confirm that the owner agreed.').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel(/^The owner of this room has agreed/).check()
  await dialog.getByRole('button', { name: 'Generate blog post' }).click()
  await expect(page.getByText('The draft is ready for your review')).toBeVisible()
  await page.getByRole('link', { name: 'Post: In review' }).click()

  await expect(page.getByText("Written from the room's facts, please edit")).toBeVisible()
  await page.getByRole('button', { name: 'Publish Blog Post' }).click()
  await expect(page.getByText(/Please edit its text before it goes public/)).toBeVisible()
  await expectAccessible(page)
  const text = page.getByRole('textbox', { name: 'Content' })
  await text.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.type(`A ${words} by the window.`)
  await page.getByLabel('Title', { exact: true }).fill(`A ${words}`)
  await page.getByLabel('Address').fill(words.replaceAll(' ', '-'))
  await page.getByRole('button', { name: 'Preview' }).click()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText(`A ${words} by the window.`)).toBeVisible()
  await expect(frame.getByRole('img').first()).toHaveJSProperty('complete', true)
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Publish Blog Post' }).click()
  await expect(page.getByText('Blog Post Published!')).toBeVisible()
  await expect(page.getByRole('button', { name: `Unpublish A ${words}` })).toBeVisible()

  const answer = await page.request.get(`/blog/${words.replaceAll(' ', '-')}`)
  const shown = await answer.text()
  expect(shown).toContain(`A ${words} by the window.`)
  expect(shown.slice(shown.indexOf('<main'), shown.indexOf('</main'))).not.toContain(name)
  await page.keyboard.press('Control+K')
  await page.getByRole('searchbox', { name: /^Search users/ }).fill(words)
  await page.getByRole('link', { name: /Post$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: `A ${words}` })).toBeVisible()
})
