import type { Page } from '@playwright/test'
import { QUIZ_TEXTS } from '#app/features/quiz/rules/texts.ts'
import { PAGE_PATHS } from '#tests/builders/route-paths.ts'
import { fillSite, SITE_SECRET, type SiteIds } from './full-site.ts'
import { expect, test } from './journey.ts'
import { longestQuizResult } from './long-quiz-result.ts'
import { signInNewMember } from './members.ts'
import { outOfSight } from './out-of-sight.ts'
import { PAGE_ADDRESSES } from './page-addresses.ts'
import { createProductProcess } from './product-process.ts'
import { smallLinks } from './small-links.ts'

/** In pixels: from small phones to large monitors. */
const WIDTHS = [320, 390, 768, 1024, 1280, 1366, 1440, 1920]
const HEIGHT = 900

test('every page of the site map has an address to check', () => {
  expect(Object.keys(PAGE_ADDRESSES).sort()).toEqual([...PAGE_PATHS].sort())
})

test('no page scrolls sideways or cuts off text, on any screen and with the longest texts', async ({
  browser,
  expectComplaint,
}) => {
  // A missing picture, and pages that report one.
  expectComplaint(/404/)
  test.setTimeout(600_000)
  await using product = await createProductProcess({ SECRET: SITE_SECRET })
  await product.start()
  const members = await browser.newContext({ baseURL: product.address })
  const guests = await browser.newContext({ baseURL: product.address })
  const credits = { room: 1000, revision: 1000 }
  const someone = await signInNewMember(members, product, { administrator: true, credits })
  const cookie = (await members.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const ids = await fillSite(product, someone, cookie)
  const strangers = await browser.newContext({ baseURL: product.address })
  const stranger = await signInNewMember(strangers, product)
  await product.query('UPDATE users SET second_factor = true WHERE id = $1', [stranger.userId])
  const quizTakers = await browser.newContext({ baseURL: product.address })
  const result = await longestQuizResult(product.query)
  await quizTakers.addInitScript((kept) => localStorage.setItem('quizResult', kept), result)
  const faults: string[] = []
  const waiting = Object.values(PAGE_ADDRESSES)
    .flat()
    .flatMap(({ as, at }) => [at].flat().map((address) => ({ as, address })))
  const look = async () => {
    const pages = {
      member: await members.newPage(),
      guest: await guests.newPage(),
      quizzed: await quizTakers.newPage(),
      awaiting: await strangers.newPage(),
    }
    for (let next = waiting.shift(); next; next = waiting.shift())
      faults.push(...(await faultsOf(pages[next.as], next.address, ids)))
  }
  // The other worker has often ended by now, so that two look at a time.
  await Promise.all([look(), look()])
  expect(faults).toEqual([])
})

/** Opens a page with all its parts expanded, and checks it in every width. @returns a line for each fault */
async function faultsOf(page: Page, address: string, ids: SiteIds): Promise<string[]> {
  await page.setViewportSize({ width: WIDTHS[0]!, height: HEIGHT })
  await page.goto(address.replace(/\{(\w+)\}/g, (_, name: string) => ids[name]!))
  // The page of a dead link leaves by itself after some seconds, which a busy machine needs, unless somebody reads it.
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  // The page shows the quiz's state in the browser once its script has read it.
  await expect(page.getByText(QUIZ_TEXTS.loading)).toHaveCount(0)
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true
  })
  const widthsOf = new Map<string, number[]>()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT })
    await untilDrawn(page)
    for (const fault of [...(await page.evaluate(outOfSight)), ...(await page.evaluate(smallLinks))])
      widthsOf.set(fault, [...(widthsOf.get(fault) ?? []), width])
  }
  const renderedFor = await page.evaluate(() => document.documentElement.dataset.renderedFor)
  // `reloadIfStale` would load it twice.
  if (renderedFor !== new URL(page.url()).pathname) widthsOf.set(`rendered for ${renderedFor}`, WIDTHS)
  return [...widthsOf].map(([fault, widths]) => `${address} at ${widths.join(', ')} px: ${fault}`)
}

const untilDrawn = (page: Page) =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
