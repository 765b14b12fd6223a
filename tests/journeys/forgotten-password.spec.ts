import { expect, expectAccessible, test } from './journey.ts'

test('a person resets a forgotten password with the link in the message', async ({ page, signIn, query }) => {
  const { email } = await signIn()
  await page.context().clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByRole('button', { name: 'Send Reset Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  await expectAccessible(page)

  const link = async () => {
    const [message] = await query<{ plain_text: string }>(
      `SELECT plain_text FROM outbox_emails WHERE recipient = $1 AND kind = 'password_reset'`,
      [email],
    )
    return /\/reset-password\?token=[\w-]+/.exec(message?.plain_text ?? '')?.[0]
  }
  await expect.poll(link, { timeout: 15_000 }).toBeDefined()
  const address = (await link())!
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New Password', { exact: true }).fill('a newer password')
  await page.getByLabel('Confirm New Password').fill('a newer passwort')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await page.getByLabel('Confirm New Password').fill('a newer password')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(page.getByText('Password updated successfully!')).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('Password reset link may have expired.')).toBeVisible()
  await expectAccessible(page)
  await expect(page).toHaveURL(/\/auth\?linkExpired=true$/, { timeout: 8000 })
  await expect(page.getByText('Password reset link may have expired.')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a newer password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('an obsolete link leads to the reset page, which explains it and stays open for readers', async ({
  page,
}) => {
  await page.goto('/auth#access_token=abc&type=recovery')
  await expect(page).toHaveURL(/\/reset-password#access_token/)
  await expect(page.getByText('The sign-in page opens in a few seconds.')).toBeVisible()
  // Any key stops the redirect, so that people can read the page.
  await page.keyboard.press('Shift')
  await expect(page.getByText('The sign-in page opens in a few seconds.')).toBeHidden()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/auth$/)
})
