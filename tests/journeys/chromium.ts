import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, Playwright's own, or one on the PATH. The configuration of the journeys is
 * read also where there is none yet.
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env
  if (CHROMIUM_PATH) return CHROMIUM_PATH
  const own = chromium.executablePath()
  if (own && existsSync(own)) return own
  return PATH.split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isExecutable)
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
