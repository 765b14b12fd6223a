import { randomUUID } from 'node:crypto'
import { createIntakeSubmission } from './intake-submission.ts'
import { expect, expectAccessible, test } from './journey.ts'
import { sampleRoom } from './sample-room.ts'

test('a visitor requests a designer, gets a reply and fills in the intake form, which the team reads', async ({
  page,
  context,
  signIn,
  query,
  expectComplaint,
}) => {
  // The second pattern: the preview of the reply blocks every script, including the accessibility check's.
  expectComplaint(/410|400|Blocked script execution/)
  const name = `Ida ${randomUUID().slice(0, 8)}`
  const email = `${randomUUID()}@example.com`
  await page.goto('/designer-request')
  await expectAccessible(page)
  const submit = page.getByRole('button', { name: 'Submit Request' })
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: true }).first().fill(email)
  await page.getByLabel('Project type').selectOption('renovation')
  await page.getByLabel('Describe your project').fill('Too short')
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('at least 20 characters')
  await page.getByLabel('Describe your project').fill('Our kitchen is dark, and the garden is behind it.')
  await page.reload()
  await expect(page.getByText('Here is what you had typed')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(name)
  await page.getByLabel('Photos of the room').setInputFiles(await sampleRoom())
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await expectAccessible(page)
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Request Submitted!' })).toBeFocused()
  await expectAccessible(page)

  await signIn({ administrator: true })
  await page.goto(`/admin/designer?search=${name}`)
  const card = page.getByRole('listitem').filter({ hasText: name }).first()
  await expect(card).toContainText('the garden is behind it')
  await card.getByRole('button', { name: 'Reply' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send Reply' }).click()
  await expect(dialog.getByText('Please select a template.').first()).toBeVisible()
  await dialog.getByLabel('Template').selectOption({ label: 'Follow-up' })
  await dialog.getByLabel('Your message').fill('We love gardens.')
  await dialog.getByRole('button', { name: 'Show preview' }).click()
  // The preview moves the buttons below it when it arrives.
  await expect(dialog.getByText('Subject:')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Email Sent Successfully!')).toBeVisible()
  await page.goto(`/admin/designer?status=contacted&search=${name}`)
  await expect(card).toContainText('We love gardens.')
  await expectAccessible(page)

  const [message] = await query<{ html: string }>(
    `SELECT html FROM outbox_emails WHERE kind = 'designer_reply' AND recipient = $1`,
    [email],
  )
  const address = /\/design-intake-form\/[\w-]{43}/.exec(message!.html)![0]
  await page.goto(address)
  await expect(page.getByText(email)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Pets').fill('A cat who owns the window.')
  await page.reload()
  await expect(page.getByLabel('Pets')).toHaveValue('A cat who owns the window.')
  const submitIntake = page.getByRole('button', { name: 'Submit Design Intake Form' })
  await submitIntake.scrollIntoViewIfNeeded()
  await expect(page.getByText('Part 6 of 6')).toBeVisible()
  await submitIntake.click()
  await expect(page.getByRole('alert')).toContainText('Please fill in all required fields.')
  await expect(page.getByText('Part 1 of 6')).toBeVisible()
  await page.getByRole('alert').getByRole('link').click()
  await expect(page).toHaveURL(/#intake-roomType$/)
  const progress = (await page.getByText('Part 1 of 6').boundingBox())!
  const roomType = (await page.getByLabel('Room type').boundingBox())!
  expect(roomType.y).toBeGreaterThan(progress.y + progress.height)
  await page.getByLabel('Room type').selectOption('Kitchen')
  await page.getByLabel('The room as it is').setInputFiles(await sampleRoom())
  await submitIntake.click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  await expectAccessible(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'This form has already been sent' })).toBeVisible()

  await page.goto('/admin/intake')
  await page.getByRole('searchbox').fill(name)
  // The list may have only this form, so its content does not show when the search is done.
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByText('Showing 1-1 of 1 form')).toBeVisible()
  await page.getByRole('button', { name: `View details of ${name}` }).click()
  await dialog.getByLabel('Status').selectOption('in_review')
  await dialog.getByLabel('Notes').fill('Call in May.')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Submission updated')).toBeVisible()
  await dialog.getByRole('tab', { name: 'Style & Preferences' }).click()
  await expect(dialog.getByText('A cat who owns the window.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('tab', { name: 'Room Details' }).click()
  const [photo] = await Promise.all([
    context.waitForEvent('page'),
    dialog.getByRole('link', { name: 'The room as it is, 1' }).click(),
  ])
  await expect(photo).toHaveURL(/\/admin\/consultation-photos\/space\//)
  await photo.close()
  await dialog.getByRole('link', { name: 'Print view' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expectAccessible(page)

  await page.goto(`/admin/designer?status=contacted&search=${name}`)
  await card.getByRole('button', { name: `Delete the request of ${name}` }).click()
  await expect(page.getByText(`1 related intake submission (${name})`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete request' }).click()
  await expect(page.getByText('Request deleted')).toBeVisible()
  await expect(card).toHaveCount(0)
})

test('an administrator learns that a reply cannot be sent, and deletes an intake form', async ({
  page,
  signIn,
  query,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  const name = `Ole ${randomUUID().slice(0, 8)}`
  await createIntakeSubmission(query, { name, email: 'ole@example.com' })
  await signIn({ administrator: true })
  await page.goto(`/admin/designer?search=${name}`)
  await page.getByRole('button', { name: `Reply to ${name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Template').selectOption({ label: 'Follow-up' })
  await dialog.getByRole('button', { name: 'Send Reply' }).click()
  // Shown in the dialog, which would cover a toast.
  await expect(dialog.getByText('No Email Address').first()).toBeVisible()
  await page.goto(`/admin/intake?search=${name}`)
  await page.getByRole('button', { name: `Delete the form of ${name}` }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Delete form' }).click()
  await expect(page.getByText('Submission deleted')).toBeVisible()
  await expect(page.getByText('No intake forms here.')).toBeVisible()
})

test('a form that is begun anew shows what it sends: no photos, and no letters counted', async ({ page }) => {
  await page.goto('/designer-request')
  await page.getByLabel('Describe your project').fill('Our kitchen is dark.')
  await page.reload()
  await expect(page.getByText('Here is what you had typed')).toBeVisible()
  await page.getByLabel('Photos of the room').setInputFiles(await sampleRoom())
  await expect(page.getByRole('button', { name: /^Remove/ })).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Describe your project')).toHaveValue('Our kitchen is dark.')
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Empty the form' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Describe your project')).toHaveValue('')
  await expect(page.getByText('0 / 3,000')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
})
