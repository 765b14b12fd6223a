import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, findChromium } from './tests/journeys/chromium.ts'
import { freePort } from './tests/journeys/free-port.ts'

// Workers read this file again and inherit the environment.
process.env.JOURNEYS_PORT ??= String(await freePort())
process.env.JOURNEYS_DATA_FOLDER ??= path.join(tmpdir(), `casabloom-journeys-${randomUUID()}`)
const baseURL = `http://localhost:${process.env.JOURNEYS_PORT}`

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What passes only at the second try is listed as flaky: a fault still to be found, but none of the change at hand.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    {
      name: 'phone',
      // The team works at desks: `widths.spec.ts` looks at all its pages on a phone, its long journeys are made once.
      testIgnore: /admin-(users|settings|mail|blog|blog-generation)\.spec/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node tests/journeys/product.ts',
    url: `${baseURL}/readyz`,
    env: { PORT: process.env.JOURNEYS_PORT, JOURNEYS_DATA_FOLDER: process.env.JOURNEYS_DATA_FOLDER },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
})
