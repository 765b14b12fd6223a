import { randomUUID } from 'node:crypto'
import { holdScripts } from './held-scripts.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('an administrator adds a quiz picture, labels and activates it', async ({ page, signIn }) => {
  await signIn({ administrator: true })
  await page.goto('/admin/settings/quiz-pictures')
  await expect(page.getByText('every room type has enough')).toBeVisible()
  await expectAccessible(page)
  const form = page.locator('form', { hasText: 'Add pictures' })
  await form.getByLabel('Style').selectOption('Glam')
  await form.getByLabel('Room type').selectOption('Laundry Room')
  await form
    .getByLabel('Pictures')
    .setInputFiles([
      await sampleRoom(),
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
    ])
  await form.getByRole('button', { name: 'Add pictures' }).click()
  await expect(page.getByText('1 picture added')).toBeVisible()
  await expect(page.getByText(/notes\.jpg: This file is not a picture/)).toBeVisible()
  await page.goto('/admin/settings/quiz-pictures?room=Laundry+Room&active=no')
  await page.getByRole('button', { name: 'Edit Glam laundry room' }).first().click()
  await page.getByLabel('Description').fill('A washing machine under a gilded mirror')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expect(page.getByAltText('A washing machine under a gilded mirror').first()).toBeVisible()
})

test('an administrator edits a style and restores the twenty', async ({ page, signIn, expectComplaint }) => {
  expectComplaint(/400/)
  await signIn({ administrator: true })
  await page.goto('/admin/settings/styles')
  await page.getByRole('button', { name: 'Edit Rustic' }).click()
  await expectAccessible(page)
  await page.getByLabel('Colour palette').fill('brown')
  await page.getByRole('button', { name: 'Save style' }).click()
  await expect(page.getByRole('dialog').getByText('"brown" is no colour').first()).toBeVisible()
  await page.getByLabel('Colour palette').fill('#663300 Bark')
  await page.getByRole('button', { name: 'Save style' }).click()
  await expect(page.getByText('Style saved')).toBeVisible()
  await page.getByRole('button', { name: 'Restore the twenty' }).click()
  await page.getByRole('button', { name: 'Restore styles' }).click()
  await expect(page.getByText('The twenty styles are restored')).toBeVisible()
  await expectAccessible(page)
})

test('Ctrl-K finds a user from anywhere', async ({ page, signIn }) => {
  const { email, userId } = await signIn({ administrator: true, name: 'Kim Search' })
  await page.goto('/admin')
  // With the keyboard alone.
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(email)
  await expect(page.getByText('1 found')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/users/${userId}`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a question before a deletion may load late or not at all, and begins at the button that changes nothing', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/)
  const dialogScript = /\/assets\/confirm-dialog.*\.js/
  const name = `Tilda ${randomUUID().slice(0, 8)}`
  await query("INSERT INTO testimonials (name, content) VALUES ($1, 'A calm room.')", [name])
  await signIn({ administrator: true })
  await page.goto(`/admin/settings/testimonials?search=${name}`)
  const remove = page.getByRole('button', { name: `Delete what ${name} said` })
  await page.route(dialogScript, (route) => route.abort())
  await remove.press('Enter')
  await expect(page.getByText('Nothing was changed')).toBeVisible()
  await expect(remove).toBeFocused()
  await page.unroute(dialogScript)

  const script = await holdScripts(page, dialogScript)
  await remove.press('Enter')
  await expect.poll(() => script.asked.length).toBeGreaterThan(0)
  await expect(remove).toBeDisabled()
  await expect(remove).toBeFocused()
  script.load()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await page.reload()
  await expect(remove).toBeVisible()
})
