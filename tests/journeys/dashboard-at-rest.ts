import type { BrowserContext, Page } from '@playwright/test'
import { holdScripts } from './held-scripts.ts'
import { expect } from './journey.ts'
import { uploadOverHttp } from './upload-over-http.ts'

/** The script that takes the dashboard over. */
export const OWN_SCRIPT = /\/assets\/dashboard-page-.*\.js/

/** The card of the member's redesigned room. */
export const roomCard = (page: Page) => page.getByRole('article', { name: 'Living Room' })

/** Has the product make a redesigned room for the member that is signed in, and waits until nothing happens to it. */
export async function makeRoom(context: BrowserContext, page: Page, address: string) {
  const cookies = await context.cookies(address)
  await uploadOverHttp(address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
  await expect(async () => {
    await page.goto(`${address}/dashboard`)
    await expect(roomCard(page).getByRole('link', { name: 'Open this room' })).toBeVisible({ timeout: 3000 })
  }).toPass()
}

/**
 * Opens the dashboard of a member who has a redesigned room. It waits for its use, with its script held back. A busy
 * server sends the credits late, and such a page asks for its script at once, so it is opened until it waits.
 *
 * @returns the room's card, and what `holdScripts` returns
 */
export async function openAtRest(page: Page, address = '') {
  let script: Awaited<ReturnType<typeof holdScripts>>
  await expect(async () => {
    script = await holdScripts(page, OWN_SCRIPT)
    await page.goto(`${address}/dashboard`, { waitUntil: 'commit' })
    const waits = () => performance.getEntriesByName('awaits use').length > 0
    await page.waitForFunction(waits, undefined, { timeout: 5000 })
  }).toPass()
  return { card: roomCard(page), script: script! }
}

/** Whether React answers what happens in the dashboard. */
export const isTakenOver = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')))
