import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certaintyOf } from './certainty.ts'

const plane = (...values: number[]) => Float32Array.from(values)

test('is the mean probability of what each pixel most likely shows', () => {
  const seen = { wall: plane(1, 0.25), floor: plane(0, 0.5), ceiling: plane(0, 0.25) }
  expect(certaintyOf({ ...seen, window: plane(0, 0), thing: plane(0, 0) })).toBe(0.75)
})

test('lies between a fifth, where everything is as likely, and 1', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 5, maxLength: 5 })
  const pixels = fc.array(
    shares.filter((s) => s.some((share) => share > 0)),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(pixels, (drawn) => {
      const [wall, floor, ceiling, window, thing] = [0, 1, 2, 3, 4].map((surface) =>
        Float32Array.from(drawn, (s) => s[surface]! / s.reduce((sum, share) => sum + share)),
      ) as [Float32Array, Float32Array, Float32Array, Float32Array, Float32Array]
      const certainty = certaintyOf({ wall, floor, ceiling, window, thing })
      expect(certainty).toBeGreaterThan(0.2 - 1e-6)
      expect(certainty).toBeLessThanOrEqual(1)
    }),
  )
})
