import fc from 'fast-check'
import { expect, test } from 'vitest'
import { trustedLine } from './trusted-line.ts'

const size = { width: 40, height: 30 }
const plane = (value: (row: number) => number) =>
  Float32Array.from({ length: size.width * size.height }, (_, i) => value(Math.floor(i / size.width)))
const line = (row: number) => ({
  rows: new Float32Array(size.width).fill(row),
  isReliable: true,
  straight: true,
})
const shell = plane(() => 1)

/** What the network sees in a room whose ceiling ends at a row. */
const room = (end: number) => ({
  ceiling: plane((row) => (row < end ? 0.8 : 0.1)),
  wall: plane((row) => (row < end ? 0.1 : 0.8)),
})

test('keeps a line near the end of the ceiling', () => {
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 12 }), fc.integer({ min: -2, max: 2 }), (end, off) => {
      const found = line(end + off)
      expect(trustedLine(found, shell, room(end), size)).toBe(found)
    }),
  )
})

test('draws no line in the middle of a wall', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 9, max: 20 }), (end, row) => {
      const { rows, isReliable } = trustedLine(line(row), shell, room(end), size)
      expect(Math.max(...rows)).toBe(0)
      expect(isReliable).toBe(true)
    }),
  )
})

test('asks the network only about walls and ceilings', () => {
  const wardrobe = plane((row) => (row < 4 ? 1 : 0))
  const found = line(12)
  expect(trustedLine(found, wardrobe, room(4), size)).toBe(found)
})

test('trusts every line without a network', () => {
  const found = line(15)
  expect(trustedLine(found, shell, undefined, size)).toBe(found)
})
