import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { OFF_FOR_PLAYWRIGHT } from '../journeys/chromium.ts'

test('whatever this Playwright turns off stays off', () => {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('playwright/package.json'))
  const source = readFileSync(resolve('playwright-core/lib/coreBundle'), 'utf8')
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)![1]!
  expect([...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)).toEqual(OFF_FOR_PLAYWRIGHT)
})
