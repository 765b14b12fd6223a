/**
 * Provides a working Chromium for the journeys: an installed one, or else Playwright's, or else the system's package
 * (on Debian, as root). If all fail, prints one line with the remedy.
 */
import { spawnSync } from 'node:child_process'
import { findChromium } from '#tests/journeys/chromium.ts'

const WAYS: { says: string; run(): void }[] = [
  { says: "Installing Playwright's Chromium …", run: installPlaywrights },
  { says: "Installing the system's Chromium …", run: installPackage },
]

if (process.env.CHROMIUM_PATH && !runs()) stop('CHROMIUM_PATH names no Chromium that runs.')
for (const { says, run } of WAYS) {
  if (runs()) break
  console.log(says)
  run()
}
if (!runs())
  stop(
    'The journeys need Chromium, and it could not be installed: install it (apt-get install chromium) or name one in CHROMIUM_PATH, then run this again.',
  )

function stop(sentence: string): never {
  console.log(sentence)
  process.exit(1)
}

/** Whether a Chromium with all its libraries is installed. */
function runs(): boolean {
  const chromium = findChromium()
  return Boolean(
    chromium && spawnSync(chromium, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0,
  )
}

function installPlaywrights(): void {
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }
  execute('npx', ['playwright', 'install', 'chromium'], env)
}

function installPackage(): void {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execute('apt-get', ['update', '-qq'], env)
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], env)
}

/** Ignores failures, because the caller checks whether Chromium runs. */
function execute(command: string, args: string[], env: NodeJS.ProcessEnv): void {
  spawnSync(command, args, { env, stdio: 'ignore', timeout: 300_000 })
}
