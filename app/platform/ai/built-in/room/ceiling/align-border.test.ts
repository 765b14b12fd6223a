import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alignBorder } from './align-border.ts'

const size = { width: 120, height: 160 }
const everywhere = new Float32Array(size.width * size.height).fill(1)
const border = (row: (x: number) => number) => Float32Array.from({ length: size.width }, (_, x) => row(x))

/** Lightness of a pale ceiling above a row and a darker wall below it. */
const room = (row: (x: number) => number) =>
  Float32Array.from(everywhere, (_, i) => (Math.floor(i / size.width) < row(i % size.width) ? 0.9 : 0.78))
const farthest = (rows: Float32Array, row: (x: number) => number) =>
  Math.max(...rows.map((found, x) => Math.abs(found - row(x))))

test('a slightly displaced border moves onto the edge, of a ceiling lighter or darker than the wall', () => {
  const shift = fc.integer({ min: -4, max: 4 })
  fc.assert(
    fc.property(shift, shift, (left, right) => {
      const truth = (x: number) => 60 - 0.2 * x
      const off = border((x) => truth(x) + left + ((right - left) * x) / (size.width - 1))
      const wooden = room(truth).map((L) => 1 - L)
      for (const light of [room(truth), wooden])
        expect(farthest(alignBorder(off, everywhere, light, size), truth)).toBeLessThan(2.3)
    }),
  )
})

test('a corner stays a corner', () => {
  const truth = (x: number) => 30 + 0.4 * Math.abs(x - 60)
  const off = border((x) => truth(x) + 3)
  expect(farthest(alignBorder(off, everywhere, room(truth), size), truth)).toBeLessThan(2.3)
})

test('the border stays where there is no edge or things hide it', () => {
  const off = border((x) => 60 - 0.2 * x)
  expect(alignBorder(off, everywhere, everywhere, size)).toEqual(off)
  expect(
    alignBorder(
      off,
      everywhere.map(() => 0),
      room(() => 50),
      size,
    ),
  ).toEqual(off)
})

test('a border outside the picture stays outside', () => {
  const out = border(() => 0)
  expect(
    alignBorder(
      out,
      everywhere,
      room(() => 8),
      size,
    ),
  ).toEqual(out)
})
