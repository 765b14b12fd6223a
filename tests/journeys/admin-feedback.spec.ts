import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'

test('an administrator reads messages, changes their status, and deletes one', async ({
  page,
  signIn,
  query,
}) => {
  const name = `Per ${randomUUID().slice(0, 8)}`
  await query(
    `INSERT INTO website_feedback (feedback_text, contact_name, contact_email) VALUES ($1, $2, 'per@example.com')`,
    ['<img src=x onerror=alert(1)> Where are my rooms?', name],
  )
  await signIn({ administrator: true })
  await page.goto('/admin/feedback')
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText('Showing 1-1 of 1 message')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^feedback-.*\.csv$/)
  const row = page.locator('tbody tr').filter({ hasText: name })
  await expect(row).toContainText('<img src=x onerror=alert(1)>')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Mark Reviewed' }).click()
  await expect(row).toHaveCount(0)
  // The row took the button and its focus along.
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('navigation', { name: 'Filter by status' }).getByText('All').click()
  await row.getByRole('button', { name: 'Mark Resolved' }).click()
  await row.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('button', { name: 'Delete All Feedback' }).click()
  const question = page.getByRole('dialog')
  const deleteAll = question.getByRole('button', { name: 'Delete all feedback' })
  await expect(deleteAll).toBeDisabled()
  await expect(question.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('delete')
  await expect(deleteAll).toBeEnabled()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await row.getByRole('button', { name: `Delete the message of ${name}` }).click()
  await page.getByRole('button', { name: 'Delete message' }).click()
  await expect(row).toHaveCount(0)
})
