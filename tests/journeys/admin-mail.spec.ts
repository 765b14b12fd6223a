import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from './journey.ts'

test('an administrator finds a message, reads it and sends it again', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/Blocked script execution/)
  await signIn({ administrator: true })
  const subject = `Your room ${randomUUID().slice(0, 8)}`
  await query(
    `INSERT INTO outbox_emails (kind, reference, recipient, subject, html, plain_text, state, attempts, last_error)
     VALUES ('welcome', $1, 'anna@example.com', $1, '<h1>Hello Anna</h1><script>alert(1)</script>',
       'Hello as text: http://localhost/confirm-email?token=of-anna',
       'failed', 1, '550 No such person')`,
    [subject],
  )
  await page.goto('/admin/settings/outbox')
  await page.getByRole('searchbox').fill(subject)
  await expect(page.getByText('Showing 1-1 of 1 message')).toBeVisible()
  await expect(page.getByText('Tried 1×: 550 No such person')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(subject)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Hello Anna')
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await expect(page.getByText('Hello as text')).not.toContainText('of-anna')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show the link' }).click()
  await expect(page.getByText('token=of-anna')).toBeVisible()
  await page.reload()
  await page.getByRole('tab', { name: 'Plain text' }).click()
  await expect(page.getByText('Hello as text')).not.toContainText('of-anna')
  await page.getByRole('button', { name: 'Send this message again' }).click()
  await expect(page.getByText('The message waits in the outbox for a mail server')).toBeVisible()
  await expect(page.getByText('Waiting', { exact: true })).toBeVisible()
})

test('an administrator sees a failed job with its reason and retries it', async ({ page, signIn, query }) => {
  await signIn({ administrator: true })
  const reason = `The wind was wrong ${randomUUID().slice(0, 8)}`
  await query(
    `INSERT INTO pgboss.job (name, data, state, retry_limit, completed_on, output)
     VALUES ('accounts.password-reset', '{"userId": null, "isKnown": false}', 'failed', 3, now(),
       jsonb_build_object('message', $1::text))`,
    [reason],
  )
  await page.goto('/admin/settings/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Background Jobs')
  await expectAccessible(page)
  const row = page.getByRole('row').filter({ hasText: reason })
  await row.getByRole('button', { name: /^Run again/ }).click()
  await expect(page.getByText('The job runs again')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('an administrator adds a testimonial, hides it and deletes it', async ({
  page,
  signIn,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  await signIn({ administrator: true })
  const name = `Mara ${randomUUID().slice(0, 8)}`
  await page.goto('/admin/settings/testimonials')
  await page.getByRole('button', { name: 'New Testimonial' }).click()
  await page.getByRole('button', { name: 'Add testimonial' }).click()
  await expect(page.getByText('Please say who said it.').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'New Testimonial' }).click()
  await expect(page.getByRole('dialog').getByText('Please say who said it.')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByLabel('What they said').fill('Our room is itself again.')
  await page.getByLabel('Stars').selectOption('5')
  await page.getByRole('button', { name: 'Add testimonial' }).click()
  await expect(page.getByText('Testimonial added')).toBeVisible()
  // A toast can be read and closed over a dialog that opens later.
  await page.getByRole('button', { name: 'New Testimonial' }).click()
  await page.getByRole('button', { name: 'Close toast' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: `Hide what ${name} said` })).toBeVisible()
  await page.getByRole('searchbox').fill(name)
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByText('Showing 1-1 of 1 testimonial')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: `Hide what ${name} said` }).click()
  await page.getByRole('button', { name: `Show what ${name} said` }).waitFor()
  await page.getByRole('button', { name: `Delete what ${name} said` }).click()
  await page.getByRole('button', { name: 'Delete testimonial' }).click()
  await expect(page.getByText('No testimonial says that.')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})
