import type { Page } from '@playwright/test'

/** Every script of the product. */
const SCRIPTS = /\/assets\/.*\.js/

/**
 * Holds back a page's scripts, as a slow connection does. Open the page with `waitUntil: 'commit'`, which does not wait
 * for them.
 *
 * @returns the addresses asked for so far, and a function that lets them load
 */
export async function holdScripts(page: Page, scripts = SCRIPTS) {
  const { promise: isDue, resolve: load } = Promise.withResolvers<void>()
  const asked: string[] = []
  await page.route(scripts, async (route) => {
    asked.push(route.request().url())
    await isDue
    await route.continue()
  })
  return { asked, load }
}
