/** `test` for journeys. It fails on any complaint of the browser, and can check accessibility. */
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { type JourneyMember, type JourneyMemberOptions, signInNewMember, someAddress } from './members.ts'
import { type QueryProduct, queryProduct } from './query-product.ts'
import { productFolder } from './run-folder.ts'

export { expect }

interface JourneyFixtures {
  /** Announces that the browser will complain, for example /404/ for a missing page. */
  expectComplaint: (pattern: RegExp) => void
  /** Queries the product's database. */
  query: QueryProduct
  /** Creates a member and signs the browser in as them, without clicks. */
  signIn: (options?: JourneyMemberOptions) => Promise<JourneyMember>
  /** Ids of the members whom the journey signed in; used internally. */
  members: string[]
  /** Collects complaints; used internally. */
  complaints: { found: string[]; expected: RegExp[] }
}

/** Factor by which scripts are slowed down, for example `SLOW=6` for an old phone. */
const SLOW = Number(process.env.SLOW ?? 1)

/** On a busy machine Chromium skips the animation between two pages, and reports it. */
const ALWAYS_EXPECTED = /Transition was (skipped|aborted)/

/** The product paints one room at a time, and other journeys wait for theirs. Nobody waits for these any more. */
const END_GENERATIONS = `UPDATE room_uploads SET generation_state = 'idle', generation_stage = NULL
  WHERE user_id = ANY($1) AND generation_state IN ('queued', 'running')`

export const test = base.extend<JourneyFixtures>({
  page: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
    const andListening = async <Answer>(opening: Promise<Answer>, waitUntil: string | undefined) => {
      const answer = await opening
      if (waitUntil !== 'commit') await untilListening(page)
      return answer
    }
    page.goto = (address, how) => andListening(goto(address, how), how?.waitUntil)
    page.reload = (how) => andListening(reload(how), how?.waitUntil)
    await use(page)
  },
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': someAddress() }),
  query: async ({}, use) => use(queryProduct(productFolder())),
  members: [
    async ({ query }, use) => {
      const members: string[] = []
      await use(members)
      if (members.length > 0) await query(END_GENERATIONS, [members])
    },
    { auto: true },
  ],
  signIn: async ({ context, query, baseURL, members }, use) =>
    use(async (options) => {
      const member = await signInNewMember(context, { address: baseURL!, query }, options)
      members.push(member.userId)
      return member
    }),
  complaints: [
    async ({ context }, use) => {
      const complaints = { found: [] as string[], expected: [ALWAYS_EXPECTED] }
      // Chromium reports violations of the content security policy as console errors.
      context.on('console', (message) => {
        if (message.type() === 'error') complaints.found.push(`${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => {
        const { stack, name, message } = error.error()
        complaints.found.push(stack || `${name}: ${message}`)
      })
      await use(complaints)
      const { found, expected } = complaints
      const unexpected = found.filter((line) => !expected.some((pattern) => pattern.test(line)))
      expect(unexpected, 'what the browser complained about').toEqual([])
    },
    { auto: true },
  ],
  expectComplaint: async ({ complaints }, use) => {
    await use((pattern) => void complaints.expected.push(pattern))
  },
})

/**
 * Waits until React handles keys and clicks, or the page waits for them, a moment after the page is loaded. Other pages
 * need no wait.
 */
const untilListening = (page: Page) =>
  page.waitForFunction(
    () =>
      !('__reactRouterContext' in window) ||
      performance.getEntriesByName('awaits use').length > 0 ||
      Object.keys(document.body).some((key) => key.startsWith('__reactFiber')),
  )

/**
 * Checks accessibility (WCAG 2.2 AA and good practice) once animations have ended. Checks every finding a second
 * time, because a notice may still be fading in the first time. Skips frames that block scripts.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const first = await barriers(page)
  const found = first.length === 0 ? first : await barriers(page)
  expect(found, `barriers on ${page.url()}`).toEqual([])
}

async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(ending.map((each) => each.finished))
  })
  // The other mode opens a page for the sum of frames of other sites, and there are none: half the time.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox]').setLegacyMode()
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
}
