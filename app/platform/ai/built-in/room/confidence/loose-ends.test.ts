import fc from 'fast-check'
import { expect, test } from 'vitest'
import { looseEnds } from './loose-ends.ts'

const size = { width: 80, height: 60 }
const plane = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: size.width * size.height }, (_, i) =>
    value(i % size.width, Math.floor(i / size.width)),
  )
const nothing = plane(() => 0)
const leftOf = (column: number, inside: number, outside: number) =>
  plane((x) => (x < column ? inside : outside))
const photo = (L: Float32Array) => [L, nothing, nothing]

test('paint that ends near an edge of the photo has no loose ends', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 60 }), fc.integer({ min: -3, max: 3 }), (edge, off) => {
      const ends = looseEnds(leftOf(edge + off, 1, 0), [], photo(leftOf(edge, 0.9, 0.8)), size)
      expect(ends).toBe(0)
    }),
  )
})

test('paint that ends in the middle of a plain surface is loose', () => {
  expect(looseEnds(leftOf(40, 1, 0), [], photo(plane(() => 0.9)), size)).toBe(1)
})

test('it counts the part of the outline that is loose', () => {
  const halfway = plane((x, y) => (x < 40 || y < size.height / 2 ? 0.9 : 0.6))
  expect(looseEnds(leftOf(40, 1, 0), [], photo(halfway), size)).toBeCloseTo(0.5, 1)
})

test('a wall may end at a floor or a window of its colour', () => {
  const walls = leftOf(40, 1, 0)
  expect(looseEnds(walls, [leftOf(40, 0, 1)], photo(plane(() => 0.9)), size)).toBe(0)
})

test('a room without walls has none', () => {
  expect(looseEnds(nothing, [], photo(nothing), size)).toBe(0)
  expect(looseEnds(new Float32Array(0), [], photo(nothing), size)).toBe(0)
})
