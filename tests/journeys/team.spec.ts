import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { expect, expectAccessible, test } from './journey.ts'
import { createProductProcess } from './product-process.ts'

const PASSWORD = 'a long enough password'

/** Sets up a second factor with the code that an authenticator app generates from the page's key. */
async function setUpSecondFactor(page: Page) {
  await page.getByLabel('Your Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set Up' }).click()
  const key = await page.locator('code').textContent()
  await expectAccessible(page)
  const code = new TOTP({ secret: Secret.fromBase32(key!.replaceAll(' ', '')), period: 30 }).generate()
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Turn On' }).click()
  await expect(page.getByText('Keep these recovery codes now')).toBeVisible()
}

/** Sends a form that none of their pages offers. */
const sendForm = (page: Page, action: string) =>
  page.evaluate((address) => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: address })
    document.body.append(form)
    form.submit()
  }, action)

test('an invited person joins support with a second factor, cannot change settings, and is removed', async ({
  page,
  context,
  expectComplaint,
}) => {
  // Refused forms, and the closed administration at the end.
  expectComplaint(/40[03]/)
  const boss = `${randomUUID()}@example.com`
  // On its own product, because requiring a second factor would stop the administrators of other journeys.
  await using product = await createProductProcess({ ADMIN_EMAIL: boss, ADMIN_PASSWORD: PASSWORD })
  await product.start()
  const open = (path: string) => page.goto(product.address + path)

  await open('/auth')
  await page.getByLabel('Email').fill(boss)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await open('/account/second-factor')
  await setUpSecondFactor(page)
  const renewal = page
    .locator('form')
    .filter({ has: page.getByRole('button', { name: 'Make New Recovery Codes' }) })
  await renewal.getByLabel('Code').fill('abcdef')
  await renewal.getByRole('button').click()
  await expect(renewal.getByText("This code isn't right")).toBeVisible()
  await expect(page.getByText('Keep these recovery codes now')).toBeVisible()
  await open('/admin/settings/team')
  const required = page.getByRole('switch', { name: /^Require a second factor/ })
  await required.click()
  await expect(required).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('button', { name: 'Invite Somebody' }).click()
  await page.getByLabel('Email').fill('sam@example.com')
  await page.getByRole('button', { name: 'Send invitation' }).click()
  const invitations = page.getByRole('table', { name: /^Invitations/ })
  await expect(invitations.getByText('sam@example.com')).toBeVisible()
  await expectAccessible(page)
  const [message] = await product.query<{ plain_text: string }>(
    `SELECT plain_text FROM outbox_emails WHERE recipient = 'sam@example.com'`,
  )
  const bossSession = await context.cookies()

  await context.clearCookies()
  await open(/\/join\?token=[\w-]+/.exec(message!.plain_text)![0])
  await expect(page.getByText('You are invited as support.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('Sam Stone')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account and Join' }).click()
  await expect(page.getByText('Please set up your second factor first')).toBeVisible()
  await open('/admin/feedback')
  await expect(page).toHaveURL(/\/account\/second-factor$/)
  await setUpSecondFactor(page)
  await open('/admin/feedback')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Website Feedback')
  await open('/admin/settings/team')
  await expect(page.getByRole('link', { name: 'Sam Stone' })).toBeVisible()
  for (const name of [/^Invite/, /^Remove/, /^Make/])
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  await expect(required).toBeDisabled()
  await open('/admin/settings/ai')
  await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveCount(0)
  await sendForm(page, '/admin/settings/ai')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Only administrators can do this')
  await expectAccessible(page)
  const samsSession = await context.cookies()

  await context.clearCookies()
  await context.addCookies(bossSession)
  await open('/admin/settings/team')
  await page.getByRole('button', { name: 'Remove Sam Stone from the team' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove from team' }).click()
  await expect(page.getByText('Sam Stone', { exact: true })).toHaveCount(0)

  await context.clearCookies()
  await context.addCookies(samsSession)
  await open('/admin')
  await expect(page).toHaveURL(`${product.address}/`)
  await page.close()
})
