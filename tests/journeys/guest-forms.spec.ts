import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

const posts = (page: Page) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  return sent
}

test('a lost connection leaves the form to sign in as it was, and a later one signs in once', async ({
  page,
  context,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  const { email, password } = await signIn()
  await context.clearCookies()
  await page.goto('/auth?returnTo=%2Faccount%23devices')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign In' }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Submission Failed' })
  await expect(notice).toContainText('Nothing you typed is lost')
  await expect(page.locator('[data-notice]:focus')).toHaveCount(1)
  await expectAccessible(page)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  await context.setOffline(false)
  const sent = posts(page)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).toHaveURL(/\/account#devices$/)
  expect(sent).toHaveLength(1)
  // The form would be of no use to somebody who has signed in.
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Account')
})

test('what is wrong with a form to sign up is said at each field, and goes once it is right', async ({
  page,
}) => {
  await page.goto('/auth?mode=sign-up')
  const name = page.getByLabel('Name', { exact: true })
  // The check is fetched meanwhile.
  const check = page.waitForResponse(/page-script/)
  await name.focus()
  await check
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(name).toBeFocused()
  const terms = page.getByRole('checkbox')
  await expect(terms).toHaveAccessibleDescription(/You must agree to the terms/)
  await expect(name).toHaveAccessibleDescription('Please enter your name.')
  await expectAccessible(page)
  await terms.check()
  await expect(terms).not.toHaveAttribute('aria-invalid')
  await name.fill('Anna Bell')
  await expect(name).not.toHaveAttribute('aria-describedby')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /At least 6 characters/,
  )
})

test('a request that the server refuses keeps its photos, and can be sent again', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  await page.goto('/designer-request')
  await page.getByLabel('Full name').fill('Ida Bell')
  await page.getByLabel('Email', { exact: true }).first().fill('ida@example.com')
  await page.getByLabel('Project type').selectOption('renovation')
  await page.getByLabel('Describe your project').fill('Our kitchen is dark, and the garden is behind it.')
  const [one, notes] = [await sampleRoom(), { name: 'notes.txt', mimeType: 'text/plain' }]
  const photos = page.locator('input[name=photos]')
  await photos.setInputFiles([one, { ...one, name: 'the other wall.jpg' }])
  await photos.setInputFiles([{ ...notes, buffer: Buffer.from('not a picture') }])
  await expect(page.getByText('notes.txt: ')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the other wall.jpg' }).click()
  await expect(photos).toBeFocused()
  await expect(page.getByText('notes.txt: ')).toBeHidden()
  await page.evaluate(() => {
    document.querySelector<HTMLInputElement>('[name=form_stamp]')!.value = ''
  })
  const send = page.getByRole('button', { name: 'Submit Request' })
  await send.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Submission Blocked' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(1)
  expect(await photos.evaluate((input: HTMLInputElement) => input.files!.length)).toBe(1)
  await expect(page.getByRole('button', { name: 'Please wait a moment...' })).toBeVisible()
  await send.click()
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused()
  await expect(page).toHaveTitle(/^Request a Designer/)
})
