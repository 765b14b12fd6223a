import type { Page } from '@playwright/test'
import { holdScripts } from './held-scripts.ts'
import { expect, test } from './journey.ts'

/** Adds a slider to the page that needs no picture files. */
async function showSlider(page: Page) {
  await page.goto('/')
  await page.evaluate(() => {
    const room = (slot: string) =>
      `<div slot="${slot}"><svg viewBox="0 0 3 2" width="600" style="display:block;width:100%"></svg></div>`
    document.querySelector('main')!.innerHTML =
      `<before-after aria-label="A test room" style="margin-top: 200px">${room('before')}${room('after')}</before-after>`
  })
  return page.getByRole('slider', { name: 'A test room' })
}

test('the slider follows the keyboard', async ({ page }) => {
  const slider = await showSlider(page)
  await slider.focus()
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuenow', '55')
  await slider.press('Shift+ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuetext', '54 % before, 46 % after')
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await slider.press('ArrowLeft')
  await expect(slider).toHaveAttribute('aria-valuenow', '0')
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuenow', '100')
})

test('the slider follows the mouse beyond its edge', async ({ page }) => {
  const slider = await showSlider(page)
  const { x, y, width } = (await page.locator('before-after').boundingBox())!
  await page.mouse.move(x + width * 0.25, y + 20)
  await page.mouse.down()
  await expect(slider).toHaveAttribute('aria-valuenow', '25')
  await page.mouse.move(x + width * 0.8, y + 20, { steps: 4 })
  await expect(slider).toHaveAttribute('aria-valuenow', '80')
  await page.mouse.move(x + width + 50, y + 20, { steps: 4 })
  await page.mouse.up()
  await expect(slider).toHaveAttribute('aria-valuenow', '100')
  await page.mouse.move(x + width * 0.5, y + 20)
  await expect(slider).toHaveAttribute('aria-valuenow', '100')
})

test('signing out clears the browser’s storage and shows its progress', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('quizResult', 'kept')
    localStorage.setItem('pendingQuizAnalysis', 'kept')
    sessionStorage.setItem('userPreferences', 'kept')
    sessionStorage.setItem('quizSession', 'kept')
    localStorage.setItem('contact_draft', 'kept')
    localStorage.setItem('something else', 'kept')
    addEventListener('submit', (event) => event.preventDefault())
    document.querySelector('main')!.innerHTML =
      '<form method="post" action="/sign-out"><button>Sign Out</button></form>'
  })
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('button', { name: 'Signing Out...' })).toBeVisible()
  await expect(page.getByText('Signing out...', { exact: true })).toBeInViewport()
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(kept).toEqual(['something else'])
})

test('a picture that the lost connection left out is loaded when it is back', async ({
  page,
  context,
  expectComplaint,
}) => {
  expectComplaint(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  await context.setOffline(true)
  await page.evaluate(() => {
    document.querySelector('main')!.innerHTML = '<img src="/apple-touch-icon.png?anew" alt="A test picture">'
  })
  const picture = page.getByRole('img', { name: 'A test picture' })
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalWidth', 0)
  await context.setOffline(false)
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
})

test('on a small screen the links are in a panel that slides in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByRole('link', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/auth/)
})

test('a public page loads one small script and nothing else', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(scripts.map((address) => new URL(address).pathname)).toEqual([
    expect.stringMatching(/^\/assets\/site-script-/),
  ])
})

test('a page that is complete without React is shown before React is asked for', async ({ page, signIn }) => {
  await signIn()
  const script = await holdScripts(page, /\/assets\/(?!site-script).*\.js/)
  await page.goto('/credits', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => script.asked.length).toBeGreaterThan(5)
  script.load()
})

test('a form works before its script is there, and keeps what is typed until then', async ({ page }) => {
  const script = await holdScripts(page, /\/assets\/(?!site-script).*\.js/)
  await page.goto('/auth', { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await page.getByLabel('Email').fill('anna@example.com')
  await expect.poll(() => script.asked.length).toBe(1)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('a good password')
  // The button may be there before the site's script, which a busy machine runs later: then nothing happens yet.
  await expect(async () => {
    const hidden = (await password.getAttribute('type')) === 'password'
    if (hidden) await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text', { timeout: 1000 })
  }).toPass()
  script.load()
  await expect.poll(() => script.asked.length).toBe(2)
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await expect(page.getByLabel('Email')).toHaveValue('anna@example.com')
  await expect(password).toHaveValue('a good password')
})

test('a form asks the server only when it is sent, until its check is there', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/400/)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await page.goto('/auth')
  const { checks } = JSON.parse((await page.locator('form[data-form]').getAttribute('data-form'))!)
  const check = await holdScripts(page, new RegExp(checks))
  const email = page.getByLabel('Email')
  await email.fill('anna')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toBeFocused()
  await email.pressSequentially('@example')
  expect(sent).toHaveLength(1)
  check.load()
  await expect(async () => {
    await email.fill('anna@example.com')
    await expect(email).not.toHaveAttribute('aria-invalid', 'true', { timeout: 500 })
  }).toPass()
  expect(sent).toHaveLength(1)
})
