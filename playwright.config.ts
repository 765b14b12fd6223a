import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { removeLeftovers } from './tests/database/throw-away-folder.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/journeys/chromium.ts'
import { freePort } from './tests/journeys/free-port.ts'

// Workers read this file again and inherit the environment.
process.env.JOURNEYS_PORT ??= String(await freePort())
process.env.JOURNEYS_FOLDER ??= folderOfRun('casabloom-journeys-')
const baseURL = `http://localhost:${process.env.JOURNEYS_PORT}`

/** Looks at every page at eight widths. It takes the longest by far, so it begins first. */
const AT_ALL_WIDTHS = /widths\.spec/
/** Journeys of the team, which works at desks, of the keyboard, and of processes, which have no screen. */
const AT_DESK =
  /(admin-.*|before-an-account|behind-proxy|correct-surfaces|designer-consultation|design-board|generation-rush|html-safety|keyboard|killed-worker|object-store|payment-storm|restarted-worker|team|toasts|try-styles)\.spec/
/**
 * Journeys of what people mostly do on a phone, or whose pages are laid out alike on all screens, by their whole names.
 * All others run at both sizes.
 */
const ON_PHONE =
  /\/(account|asking-room|blog|contact|failed-redesign|forgotten-password|phone-photo|purchase|share-opinion|together)\.spec/
const DESK = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The second try records what went wrong. The run then lists the journey as flaky: it has a fault to be mended.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Long enough for a busy machine: these end only what hangs.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL,
    // Recording doubles the work of a journey, so only the second try is recorded.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'all widths', testMatch: AT_ALL_WIDTHS, use: DESK },
    {
      name: 'phone',
      testIgnore: [AT_DESK, AT_ALL_WIDTHS],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      name: 'desktop',
      testIgnore: [ON_PHONE, AT_ALL_WIDTHS],
      use: DESK,
    },
  ],
  webServer: {
    command: 'node tests/journeys/product.ts',
    url: `${baseURL}/readyz`,
    env: { PORT: process.env.JOURNEYS_PORT, JOURNEYS_FOLDER: process.env.JOURNEYS_FOLDER },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})

/**
 * A folder for everything that a run stores. The product makes and removes it; those of killed runs go now. Its name is
 * short, because the address of a socket is.
 */
function folderOfRun(prefix: string): string {
  removeLeftovers(tmpdir(), prefix)
  return path.join(tmpdir(), `${prefix}${process.pid}-${randomUUID().slice(0, 8)}`)
}
