import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ciede2000, linearToCielab } from './ciede2000.ts'
import { hexToLinear, type Triple } from './srgb.ts'

/** From table 1 of Sharma, Wu & Dalal. */
test.each<[Triple, Triple, number]>([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [50, 3.2592, 0.335], 1],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
])('%j and %j differ by %d', (p, q, difference) => {
  expect(ciede2000(p, q)).toBeCloseTo(difference, 3)
})

test('the difference is symmetric, and 0 for equal colours', () => {
  const channel = fc.double({ min: 0, max: 1, noNaN: true })
  const colours = fc.tuple(channel, channel, channel).map(linearToCielab)
  fc.assert(
    fc.property(colours, colours, (p, q) => {
      expect(ciede2000(p, q)).toBeCloseTo(ciede2000(q, p), 6)
      expect(ciede2000(p, p)).toBeCloseTo(0, 6)
    }),
  )
})

test('white is 100, 0, 0', () => {
  for (const [c, value] of linearToCielab(hexToLinear('#ffffff')).entries())
    expect(value).toBeCloseTo([100, 0, 0][c]!, 1)
})
