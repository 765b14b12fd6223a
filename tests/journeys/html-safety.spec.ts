import type { Page } from '@playwright/test'
import { POST_HTML } from '#app/features/blog/writing/rules/post-html.ts'
import { sanitiseHtml } from '#app/platform/html/sanitise-html.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { expect, test } from './journey.ts'

const WATCH = '<script>window.hits = 0; function hit() { window.hits++ }</script>'

test('no sanitised payload runs a script in a browser, even without a content security policy', async ({
  page,
  expectComplaint,
}) => {
  // Unsanitised payloads fail to load in many ways. Only running scripts matter here.
  expectComplaint(/./)
  await page.route('**/*', (route) => route.abort())
  const hitsOf = async (html: string) => {
    await page.setContent(WATCH + html)
    await page.waitForTimeout(200)
    return page.evaluate(() => (window as unknown as { hits: number }).hits)
  }
  expect(await hitsOf(SCRIPT_PAYLOADS.slice(0, 6).join(''))).toBeGreaterThan(0)
  for (const payload of [SCRIPT_PAYLOADS.join(''), SCRIPT_PAYLOADS.toReversed().join('<p>')]) {
    expect(await hitsOf(sanitiseHtml(payload, POST_HTML))).toBe(0)
    expect(await hitsAfterClicks(page)).toBe(0)
  }
})

/** Clicks every link whose address could be a script. Plain links would only leave the page. */
function hitsAfterClicks(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (const link of document.querySelectorAll('a')) {
      if (/^(https?|mailto):$/.test(link.protocol))
        link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    }
    await new Promise((done) => setTimeout(done, 200))
    return (window as unknown as { hits: number }).hits
  })
}
