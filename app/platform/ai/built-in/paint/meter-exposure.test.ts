import { expect, test } from 'vitest'
import { exposureFor } from './meter-exposure.ts'

test('a bright room that stays as bright keeps its exposure, and so does one that gets brighter', () => {
  expect(exposureFor(0.8, 0.8)).toBe(1)
  expect(exposureFor(0.7, 0.85)).toBe(1)
})

test('a room with darker walls is exposed longer, but stays darker', () => {
  const gain = exposureFor(0.8, 0.68)
  expect(gain).toBeGreaterThan(1.1)
  expect(0.68 * Math.cbrt(gain)).toBeLessThan(0.8)
})

test('a dim room is exposed as a well-lit one, within limits', () => {
  expect(exposureFor(0.5, 0.6)).toBeGreaterThan(1.1)
  expect(exposureFor(0.8, 0.2)).toBe(1.4)
})
