import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from './journey.ts'

test('a member changes their name, address and password, signs out elsewhere and downloads their data', async ({
  page,
  signIn,
  query,
  browser,
  expectComplaint,
}) => {
  // The refused password.
  expectComplaint(/400/)
  const { email, password } = await signIn()
  await page.goto('/account')
  await expect(page.getByRole('heading', { level: 1, name: 'Your Account' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Bell')
  await page.getByRole('button', { name: 'Save Name' }).click()
  await expect(page.getByText('Name saved')).toBeVisible()

  const newEmail = `new-${email}`
  await page.getByLabel('New Email').fill(newEmail)
  await page.getByLabel('Your Password', { exact: true }).fill('a guess')
  await page.getByRole('button', { name: 'Send Confirmation Link' }).click()
  await expect(page.getByText('This is not your password.').first()).toBeVisible()
  await page.getByLabel('Your Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Send Confirmation Link' }).click()
  await expect(page.getByText('goes out once this site has a mail server')).toBeVisible()
  await expect(page.getByText(`Waiting for you to confirm ${newEmail}`)).toBeVisible()
  await expect(page.getByLabel('New Email')).toHaveValue('')
  await expect(page.getByLabel('Your Password', { exact: true })).toHaveValue('')
  await page.getByRole('button', { name: 'Send it again' }).click()
  await expect(page.getByText(`A new link that makes ${newEmail} your address`)).toBeVisible()
  const [message] = await query<{ plain_text: string }>(
    'SELECT plain_text FROM outbox_emails WHERE recipient = $1 ORDER BY created_at DESC',
    [newEmail],
  )
  await page.goto(/\/confirm-email\?token=[\w-]+/.exec(message!.plain_text)![0])
  await expect(page.getByText('Your email address was changed and is confirmed.')).toBeVisible()
  await expect(page.getByText(newEmail)).toBeVisible()

  const elsewhere = await browser.newContext({ baseURL: new URL(page.url()).origin })
  const other = await elsewhere.newPage()
  await other.goto('/auth')
  await other.getByLabel('Email').fill(newEmail)
  await other.getByLabel('Password', { exact: true }).fill(password)
  await other.getByRole('button', { name: 'Sign In' }).click()
  await expect(other).toHaveURL(/\/dashboard/)
  await page.reload()
  await page.getByRole('button', { name: 'Sign Out Everywhere Else' }).click()
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()
  await other.goto('/dashboard')
  await expect(other).toHaveURL(/\/auth/)
  await elsewhere.close()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download My Data' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^casabloom-.*\.zip$/)
  expect(readFileSync(await download.path()).toString('latin1')).toContain(newEmail)
})

test('a member deletes their account and everything in it', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  const { userId, email, password } = await signIn()
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete My Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Your Password').fill('a guess')
  await dialog.getByRole('button', { name: 'Delete Everything' }).click()
  await expect(dialog.getByText('This is not your password.').first()).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('contact_draft', 'kept')
    localStorage.setItem('quizResult', 'kept')
    sessionStorage.setItem('board_draft notes', 'kept')
  })
  await dialog.getByLabel('Your Password').fill(password)
  await dialog.getByRole('button', { name: 'Delete Everything' }).click()
  await expect(page.getByText('Your account is deleted, with everything in it.')).toBeVisible()
  const kept = () =>
    page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => /draft|quiz/.test(key)),
    )
  await expect.poll(kept).toEqual([])
  expect(await query('SELECT 1 FROM users WHERE id = $1', [userId])).toEqual([])
  expect(await query('SELECT 1 FROM outbox_emails WHERE recipient = $1', [email])).toEqual([])
  await page.goto('/account')
  await expect(page).toHaveURL(/\/auth\?returnTo=%2Faccount/)
})

test('a member who was signed out finds the sign-in page even where the script for toasts is missing', async ({
  page,
  context,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/ERR_FAILED/)
  await signIn()
  await page.goto('/account')
  await page.route(/\/assets\/toaster-/, (route) => route.abort())
  await context.clearCookies()
  const name = page.getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('Ada Bell')
  await name.press('Enter')
  const toast = page.getByRole('alert').filter({ hasText: 'Nothing you typed is lost' })
  await expect(toast).toBeVisible()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await toast.getByRole('link', { name: 'Sign in (opens a new tab)' }).click()
  await expect(await opened).toHaveURL(/\/auth\?signedOut=true&returnTo=%2Faccount/)
  await expect(toast).toBeHidden()
  await expect(name).toHaveValue('Ada Bell')
})
