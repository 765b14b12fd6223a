import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'
import { signUpOverHttp } from './members.ts'

test('an administrator finds a user, grants and removes access, and sees the history', async ({
  page,
  signIn,
  query,
  baseURL,
}) => {
  const name = `Ina ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  await signUpOverHttp(baseURL!, query, { name, email, password: 'a good password' })
  await signIn({ administrator: true })
  await page.goto('/admin/users')
  await expect(page.getByText(/^Showing 1-\d+ of \d+ users$/)).toBeVisible()
  await page.getByRole('searchbox').fill(name.toUpperCase())
  await expect(page.getByText('Showing 1-1 of 1 user')).toBeVisible()
  await expect(page).toHaveURL(/search=INA/)
  await expectAccessible(page)

  await page.getByRole('switch').click()
  await page.getByRole('button', { name: 'Give access' }).click()
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('switch').click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Revoke access' }).click()
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: /^Block/ }).click()
  await page.getByLabel('Reason').fill('Sold our pictures on')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Block user' }).click()
  await expect(page.getByRole('button', { name: /^Unblock/ })).toBeVisible()

  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible(page)
  const tabs = page.getByRole('navigation', { name: 'About this user' })
  await tabs.getByText('Credits').click()
  await page.getByLabel('Credits', { exact: true }).fill('4')
  await page.getByLabel('Reason').fill('A broken picture')
  // Typed text survives other actions on the page.
  await page.getByRole('button', { name: /^Unblock/ }).click()
  await page.getByRole('button', { name: /^Block/ }).waitFor()
  await page.getByRole('button', { name: 'Give credits' }).click()
  await expect(page.getByText('Given by an administrator: A broken picture')).toBeVisible()
  await expect(page.getByText('+4', { exact: true })).toBeVisible()
  await page.getByLabel('Credits', { exact: true }).fill('3')
  await page.getByLabel('Reason').fill('One was enough')
  await page.getByRole('button', { name: 'Take credits back' }).click()
  await expect(page.getByText('Taken back by an administrator: One was enough')).toBeVisible()
  await expect(page.getByText('−3', { exact: true })).toBeVisible()
  await expectAccessible(page)
  for (const view of ['Uploads', 'Payments', 'Emails', 'Audit trail']) await tabs.getByText(view).click()
  await expect(page.getByText('Gave unlimited access')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to users' }).click()
  await expect(page.getByText('Showing 1-1 of 1 user')).toBeVisible()
})

test('a day that is typed into a filter arrives whole', async ({ page, signIn }) => {
  await signIn({ administrator: true })
  await page.goto('/admin/users')
  const from = page.getByLabel('Signed up from')
  await from.focus()
  // Slowly, so that the list has time to load between two digits.
  await page.keyboard.type('01052026', { delay: 150 })
  await expect(page).toHaveURL(/from=2026-01-05/)
  await expect(from).toBeFocused()
})

test('deleting a user first lists what else will be deleted', async ({ page, signIn, query, baseURL }) => {
  const email = `${randomUUID()}@example.com`
  await signUpOverHttp(baseURL!, query, { name: 'Uma Gone', email, password: 'a good password' })
  await signIn({ administrator: true })
  await page.goto(`/admin/users?search=${email}`)
  await page.getByRole('button', { name: 'Delete Uma Gone' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('Delete Entire User Account')).toBeVisible()
  await expect(dialog.getByText('This action cannot be undone.')).toBeVisible()
  await expect(dialog.getByText('What stays, without naming them:')).toBeVisible()
  await expect(dialog.getByText('Posts that were generated from their rooms go offline')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('User deleted')).toBeVisible()
  await expect(page.getByText('No registered users found.')).toBeVisible()
  expect(await query('SELECT 1 FROM users WHERE email = $1', [email])).toEqual([])
})

test('deleting a user on their own page leads back to the list', async ({ page, signIn, query, baseURL }) => {
  const email = `${randomUUID()}@example.com`
  const name = `Ugo ${randomUUID().slice(0, 8)}`
  await signUpOverHttp(baseURL!, query, { name, email, password: 'a good password' })
  await signIn({ administrator: true })
  await page.goto(`/admin/users?search=${email}`)
  await page.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await expect(page.getByText('User deleted')).toBeVisible()
  await expect(page).toHaveURL('/admin/users')
})

test('nobody can block themselves', async ({ page, signIn }) => {
  const me = await signIn({ administrator: true })
  await page.goto(`/admin/users?search=${me.email}`)
  await expect(page.getByText('Your own account')).toBeVisible()
  await expect(page.getByRole('button', { name: /block/i })).toHaveCount(0)
})
