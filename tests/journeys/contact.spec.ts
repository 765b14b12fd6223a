import type { Page } from '@playwright/test'
import { holdScripts } from './held-scripts.ts'
import { expect, expectAccessible, test } from './journey.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

async function expectProblem(page: Page, title: string, message: string) {
  const notice = page.getByRole('alert').filter({ hasText: title })
  await expect(notice).toContainText(message)
}

test('a visitor breaks every rule, loses the connection, sends a message, and reaches the hourly limit', async ({
  page,
  context,
  expectComplaint,
}) => {
  // A form that is sent before its check is there is checked by the server.
  expectComplaint(/ERR_INTERNET_DISCONNECTED|400/)
  await page.goto('/contact')
  await expect(page).toHaveTitle('Contact Us | Casabloom')
  await expect(page.getByRole('button', { name: 'Please wait a moment...' })).toBeVisible()
  await expectAccessible(page)
  await expect(send(page)).toBeVisible()
  await send(page).click()
  await expectProblem(page, 'Missing Information', 'Please fill in all required fields.')
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Anna Bell')
  await page.getByLabel('Email').fill('anna@')
  await page.getByLabel('Message').fill('Hi')
  await page.reload()
  await expect(page.getByText('Here is what you had typed')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Hi')
  await send(page).click()
  await expectProblem(page, 'Invalid Email', 'Please enter a valid email address.')
  await page.getByLabel('Email').fill('anna@example.com')
  await send(page).click()
  await expectProblem(page, 'Message Too Short', 'at least 10 characters')
  await page.getByLabel('Message').fill('x'.repeat(5001))
  await expect(page.getByText('5,001 / 5,000')).toBeVisible()
  await send(page).click()
  await expectProblem(page, 'Message Too Long', 'under 5000 characters')

  await page.getByLabel('Message').fill('How long is a redesign kept?')
  await context.setOffline(true)
  await send(page).click()
  await expectProblem(page, 'Submission Failed', 'Nothing you typed is lost')
  await expect(page.getByLabel('Message')).toHaveValue('How long is a redesign kept?')
  await context.setOffline(false)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeInViewport()
  await expect(page.getByText('Message Sent Successfully!')).toHaveCount(1)
  await expectAccessible(page)
  await page.evaluate(() => {
    const { contact } = JSON.parse(localStorage.getItem('form_submissions')!)
    localStorage.setItem(
      'form_submissions',
      JSON.stringify({ contact: [...contact, ...contact, ...contact] }),
    )
  })
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
  await expect(page.getByText('Here is what you had typed')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cooldown active' })).toBeVisible()
  await expect(page.getByText('What you see in this form has not been sent')).toBeVisible()
  await expect(page.getByText(/You can send this one in (59|60):\d\d/)).toBeVisible()
  await expectAccessible(page)
})

test('a draft is its owner’s alone, and leaves a member’s name and address as they are', async ({
  page,
  signIn,
}) => {
  await page.goto('/contact')
  await expect(page.getByText('until you send it, so closing the tab loses nothing')).toBeVisible()
  await page.getByLabel('Message').fill('Typed by a guest')
  const { name } = await signIn()
  await page.reload()
  await expect(page.getByText('until you send it or sign out')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('contact_draft'))).toBeNull()
  await page.getByLabel('Message').fill('Typed by a member')
  await page.reload()
  await expect(page.getByText('Here is what you had typed')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Typed by a member')
  await expect(page.getByLabel('Full name')).toHaveValue(name)
})

test('a browser that blocks its storage sends a message and signs out, and the tab’s storage is emptied', async ({
  page,
  signIn,
}) => {
  await signIn()
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await page.goto('/contact')
  await expect(send(page)).toBeVisible()
  await expect(page.getByText('closing the tab loses nothing')).toBeHidden()
  await page.getByLabel('Message').fill('How long is a redesign kept?')
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  const inTab = () => page.evaluate(() => sessionStorage.getItem('quizSession'))
  await page.evaluate(() => sessionStorage.setItem('quizSession', '{}'))
  expect(await inTab()).toBe('{}')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0)
  expect(await inTab()).toBeNull()
})

test('what was refused before the script ran stays, and takes the place of an older draft', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  const draft = () => page.evaluate(() => localStorage.getItem('contact_draft'))
  await page.goto('/contact')
  await page.getByLabel('Message').fill('An older message')
  await expect.poll(draft).toContain('An older message')
  const script = await holdScripts(page, /\/assets\/(?!site-script).*\.js/)
  await page.goto('/contact', { waitUntil: 'commit' })
  await page.getByLabel('Message').fill('Newer')
  await page.evaluate(() => document.querySelector<HTMLFormElement>('main form')!.submit())
  await expect(page.getByRole('alert').first()).toBeVisible()
  script.load()
  await expect(page.getByText('closing the tab loses nothing')).toBeVisible()
  await expect(page.getByLabel('Message')).toHaveValue('Newer')
  await expect.poll(draft).toContain('Newer')
})

test('without script the contact form and the quiz say what is true', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto('/contact')
  await expect(send(plain)).toBeVisible()
  await expect(send(plain)).toBeEnabled()
  await plain.goto('/quiz')
  await expect(plain.locator('main noscript').filter({ visible: true })).toHaveCount(1)
  await expect(plain.getByText('Loading Quiz...').filter({ visible: true })).toHaveCount(0)
  await context.close()
})

test('a long message scrolls in its field, and leaves the page its height', async ({ page }) => {
  await page.goto('/contact')
  const message = page.getByLabel('Message')
  await message.fill('One more line about our room.\n'.repeat(100))
  expect((await message.boundingBox())!.height).toBeLessThanOrEqual(page.viewportSize()!.height * 0.6)
})
