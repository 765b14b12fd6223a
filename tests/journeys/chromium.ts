import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, Playwright's own, or one on the PATH.
 *
 * @throws Error that says how to get one
 */
export function findChromium(variables: NodeJS.ProcessEnv = process.env): string {
  const { CHROMIUM_PATH, PATH = '' } = variables
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  const installed = PATH.split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isExecutable)
  if (installed) return installed
  throw new Error(
    'The journeys need Chromium: install it (apt-get install chromium, or npx playwright install chromium) or name one in CHROMIUM_PATH.',
  )
}

/** Arguments for a quiet, independent Chromium. It runs without a sandbox only where root requires that. */
export const CHROMIUM_ARGUMENTS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
