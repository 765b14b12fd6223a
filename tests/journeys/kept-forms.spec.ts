import type { Page } from '@playwright/test'
import { holdScripts } from './held-scripts.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { addRedesignedRoom } from './redesigned-room.ts'
import { sampleRoom } from './sample-room.ts'

const MESSAGE = 'Our kitchen is dark, and the garden is behind it.'

async function describeProject(page: Page) {
  await page.getByLabel('Full name').fill('Ida Bell')
  await page.getByLabel('Email', { exact: true }).first().fill('ida@example.com')
  await page.getByLabel('Project type').selectOption('renovation')
  await page.getByLabel('Describe your project').fill(MESSAGE)
}

test('who wants to be called must say a number, until they choose email', async ({ page }) => {
  await page.goto('/designer-request')
  await describeProject(page)
  await page.getByRole('radio', { name: 'Phone', exact: true }).check()
  await page.getByRole('button', { name: 'Submit Request' }).click()
  const phone = page.locator('#request-phone')
  await expect(phone).toBeFocused()
  await expect(phone).toHaveAccessibleDescription(/Please tell us your phone number/)
  await page.getByRole('radio', { name: 'Email', exact: true }).check()
  await expect(phone).not.toHaveAttribute('aria-invalid')
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a proxy that takes no large forms leaves a request as it was, with its photos', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/413/)
  await page.goto('/designer-request')
  await describeProject(page)
  await page.locator('input[name=photos]').setInputFiles(await sampleRoom())
  const body = '<title>413 Request Entity Too Large</title><h1>413 Request Entity Too Large</h1>'
  await page.route('/designer-request', async (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 413, contentType: 'text/html', body })
      : route.continue(),
  )
  const send = page.getByRole('button', { name: 'Submit Request' })
  await send.click()
  const notice = page.getByRole('alert').filter({ hasText: 'Submission Failed' })
  await expect(notice).toContainText(
    'The answer was “413 Request Entity Too Large”. Nothing you typed is lost',
  )
  await expectAccessible(page)
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await page.unroute('/designer-request')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused()
})

test('what a member typed is gone for whoever goes back to the form after the sign-out', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.goto('/contact')
  const message = page.getByLabel('Message')
  await message.fill(MESSAGE)
  // The browser puts it back for the member.
  await page.goto('/about')
  await page.goBack()
  await expect(message).toHaveValue(MESSAGE)
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>('form[action="/sign-out"]')!.requestSubmit(),
  )
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(message).toHaveValue('')
})

test('without scripts the field for photos shows what was chosen', async ({ browser, baseURL }) => {
  await using context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/designer-request')
  const photos = page.getByLabel('Photos of the room')
  await photos.setInputFiles(await sampleRoom())
  await expect(photos).toHaveCSS('opacity', '1')
  await expect(page.getByText('Choose photos')).toBeHidden()
})

test('a room chosen before the form has its script is still there afterwards', async ({ page, signIn }) => {
  await signIn()
  const script = await holdScripts(page, /\/assets\/upload-form-.*\.js/)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption({ label: 'Bedroom' })
  await expect(() => expect(script.asked).not.toEqual([])).toPass()
  // As the person goes on, in a page that nothing but the form's script delays.
  await page.waitForTimeout(1_000)
  await page.evaluate(() => (location.hash = '#photo'))
  script.load()
  await expect(page.getByRole('img', { name: 'What you chose' })).toBeVisible()
  await expect(page.getByLabel('Room type')).toHaveValue('Bedroom')
})

test('a form of the account sent before its script is answered on the page', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  await signIn()
  await holdScripts(page)
  await page.goto('/account', { waitUntil: 'commit' })
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Anna Belmonte')
  await page.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByText('Name saved')).toBeVisible()
  await expect(name).toHaveValue('Anna Belmonte')
  await page.getByLabel('Current Password').fill('not my password')
  await page.getByLabel('New Password', { exact: true }).fill('a new good password')
  await page.getByLabel('Confirm New Password').fill('a new good password')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByLabel('Current Password')).toHaveAttribute('aria-invalid', 'true')
  await expect(name).not.toHaveAttribute('aria-invalid')
})

test('a room that was sent is shown although the next page’s script is lost', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/)
  await signIn()
  await page.goto('/upload')
  await page.getByLabel('A photo of your room').setInputFiles(await sampleRoom())
  await page.getByLabel('Room type').selectOption('Bedroom')
  await page.route(/\/assets\/dashboard.*\.js/, (route) => route.abort())
  await page.getByRole('button', { name: 'Redesign My Room' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(page.getByRole('article', { name: 'Bedroom' })).toBeVisible()
})

test('a star chosen before the script of its room is kept', async ({ page, signIn, query }) => {
  const { userId } = await signIn()
  const id = await addRedesignedRoom(query, userId)
  const script = await holdScripts(page)
  await page.goto(`/rooms/${id}`, { waitUntil: 'commit' })
  const star = page.getByLabel('4 of 5: I like it')
  // A forced click would not wait for the style sheet, and meet whatever stands in the star's place then.
  await page.locator('label', { has: star }).click()
  await expect(star).toBeChecked()
  script.load()
  await expect(page.getByText('Thank you, your rating is kept')).toBeVisible()
  await expect(star).toBeChecked()
  await page.reload()
  await expect(star).toBeChecked()
})
