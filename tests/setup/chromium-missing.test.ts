import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the configuration of the journeys loads on a machine without Chromium, where knip reads it', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', "await import('./playwright.config.ts')"],
    { env: { PATH: '', PLAYWRIGHT_BROWSERS_PATH: '/nowhere' }, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
})
