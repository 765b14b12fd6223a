import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('a room is shown in another style, free, and the style can be made one’s own', async ({
  page,
  signIn,
}) => {
  test.slow()
  await signIn()
  await page.goto('/dashboard')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Living Room')
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await page.getByRole('link', { name: 'try other styles meanwhile' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Try another style' })).toBeVisible()
  const shown = page.waitForResponse((response) => response.url().includes('/styles/Coastal'))
  await page.getByRole('link', { name: 'Coastal' }).click()
  expect((await shown).status()).toBe(200)
  await expect(page.getByRole('img', { name: /in the colours of the Coastal style/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make Coastal my style' }).click()
  await expect(page.getByText('Style Updated!')).toBeVisible()
})
