import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'

/** Loses every answer to the form that a preview is asked for with. */
const losePreviews = (page: Page) => page.route(/\/preview$/, (route) => route.abort('internetdisconnected'))

test('a preview of a post that got no answer says so, and is asked for again', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await signIn({ administrator: true })
  await page.goto('/admin/settings/blog/new')
  await page.getByLabel('Title', { exact: true }).fill('A room by the sea')
  await losePreviews(page)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Preview' })
  await expect(dialog.getByText('The preview could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(page.frameLocator('iframe').getByText('A room by the sea')).toBeVisible()
})

test('a preview of a reply that got no answer says so, and is asked for again', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED|403/)
  const name = `Lea ${randomUUID().slice(0, 8)}`
  await query(
    `INSERT INTO designer_requests (name, email, project_type, message)
     VALUES ($1, 'lea@example.com', 'single_room', 'Please call me about my hall.')`,
    [name],
  )
  await signIn({ administrator: true })
  await page.goto(`/admin/designer?search=${name}`)
  await page.getByRole('button', { name: `Reply to ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Template').selectOption({ label: 'Follow-up' })
  await losePreviews(page)
  await dialog.getByRole('button', { name: 'Show preview' }).click()
  await expect(dialog.getByText('The preview could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await page.route(/\/preview$/, (route) => route.fulfill({ status: 403, json: { title: 'Not yours' } }))
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('The preview could not be loaded.')).toBeVisible()
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog.getByText('Subject:')).toBeVisible()
})
