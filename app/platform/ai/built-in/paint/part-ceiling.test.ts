import { expect, test } from 'vitest'
import { partNamedCeiling } from './part-ceiling.ts'

test('walls that a person named a ceiling become one, except where a person said wall', () => {
  const walls = [Uint8Array.from([255, 100, 255, 255])]
  const ceiling = new Uint8Array(4)
  partNamedCeiling(Uint8Array.from([255, 255, 0, 255]), walls, ceiling, Uint8Array.from([0, 0, 0, 255]))
  expect([...ceiling]).toEqual([255, 100, 0, 0])
  expect([...walls[0]!]).toEqual([0, 0, 255, 255])
})
