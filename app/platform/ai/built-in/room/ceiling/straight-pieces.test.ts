import fc from 'fast-check'
import { expect, test } from 'vitest'
import { straightPieces } from './straight-pieces.ts'

/** Lines with one corner, well bent, in the middle half of 240 columns. */
const bentLine = fc.record({
  start: fc.double({ min: 20, max: 120, noNaN: true }),
  corner: fc.integer({ min: 60, max: 180 }),
  slopes: fc.constantFrom([0.4, -0.3], [-0.35, 0.2], [0, 0.5], [0.6, 0]),
})
const rowsOf = ({ start, corner, slopes }: { start: number; corner: number; slopes: readonly number[] }) =>
  Float32Array.from(
    { length: 240 },
    (_, x) => start + slopes[0]! * Math.min(x, corner) + slopes[1]! * Math.max(0, x - corner),
  )
const largestMiss = (one: Float32Array, other: Float32Array) =>
  one.reduce((most, row, x) => Math.max(most, Math.abs(row - other[x]!)), 0)

test('a noisy line with a corner becomes the line without the noise', () => {
  fc.assert(
    fc.property(
      bentLine,
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 240, maxLength: 240 }),
      (bent, noise) => {
        const exact = rowsOf(bent)
        const noisy = exact.map((row, x) => row + noise[x]!)
        expect(largestMiss(straightPieces(noisy).rows, exact)).toBeLessThan(3)
      },
    ),
    { numRuns: 40 },
  )
})

test('a narrow dip is no piece of its own', () => {
  const dipped = new Float32Array(200).fill(30).fill(36, 80, 88)
  const straight = straightPieces(dipped).rows
  expect(largestMiss(straight, new Float32Array(200).fill(30))).toBeLessThan(1.5)
})

test('a line of one column stays', () => {
  expect([...straightPieces(Float32Array.of(7)).rows]).toEqual([7])
})
