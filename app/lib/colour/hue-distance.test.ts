import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hueDistance } from './hue-distance.ts'

test('hue distance is symmetric, at most 180 degrees and wraps around', () => {
  const angle = fc.integer({ min: 0, max: 359 })
  fc.assert(
    fc.property(angle, angle, (p, q) => hueDistance(p, q) === hueDistance(q, p) && hueDistance(p, q) <= 180),
  )
  expect(hueDistance(350, 10)).toBe(20)
})
