import { expect, test } from 'vitest'
import type { Plane, Size } from '../../raster/planes.ts'
import { FIRST_ROW } from './ceiling-path.ts'
import { seenCeilingLine } from './seen-ceiling-line.ts'

const size: Size = { width: 224, height: 150 }
const planeOf = (valueAt: (x: number, y: number) => number): Plane =>
  Float32Array.from({ length: size.width * size.height }, (_, i) =>
    valueAt(i % size.width, Math.floor(i / size.width)),
  )
/** A network that sees the ceiling end some rows too low, and softly. */
const seenAbove = (borderAt: (x: number) => number, lead = 4) => {
  const ceiling = planeOf((x, y) => 1 / (1 + Math.exp((y - borderAt(x) - lead) / 2)))
  return { ceiling, wall: ceiling.map((value) => 1 - value) }
}
const everywhere = planeOf(() => 1)
const lightAbove = (borderAt: (x: number) => number) => planeOf((x, y) => (y < borderAt(x) ? 0.92 : 0.86))
/** A room with a corner in column 120. */
const corner = (x: number) => (x < 120 ? 20 + x * 0.12 : 34.4 - (x - 120) * 0.2)
const misses = (rows: Float32Array, borderAt: (x: number) => number) =>
  Array.from(rows, (row, x) => Math.abs(row - borderAt(x)))

test("the line follows the photo's edge near which the network sees the border", () => {
  const { rows, isReliable } = seenCeilingLine(seenAbove(corner), everywhere, lightAbove(corner), size)
  expect(isReliable).toBe(true)
  expect(Math.max(...misses(rows, corner))).toBeLessThan(2)
})

test('where the photo has no edge, the network alone decides', () => {
  const { rows } = seenCeilingLine(
    seenAbove(corner, 0),
    everywhere,
    planeOf(() => 0.9),
    size,
  )
  expect(Math.max(...misses(rows, corner))).toBeLessThan(3)
})

test('a lamp in front of the border does not bend it', () => {
  const isLamp = (x: number, y: number) => Math.abs(x - 60) < 8 && y < 50
  const shell = planeOf((x, y) => (isLamp(x, y) ? 0 : 1))
  const light = planeOf((x, y) => (isLamp(x, y) ? 0.3 : y < corner(x) ? 0.92 : 0.86))
  const { rows } = seenCeilingLine(seenAbove(corner), shell, light, size)
  expect(Math.max(...misses(rows, corner))).toBeLessThan(2.5)
})

test('a shade that hangs on a cord does not bend it, though there is ceiling above the shade', () => {
  const isShade = (x: number, y: number, foot: number) =>
    y >= 6 && y < foot && Math.abs(x - 60) < 24 * (0.4 + 0.6 * ((y - 6) / 44))
  const isCord = (x: number, y: number) => Math.abs(x - 60) < 1 && y < 6
  const shell = planeOf((x, y) => (isShade(x, y, 47) || isCord(x, y) ? 0 : 1))
  const light = planeOf((x, y) => (isShade(x, y, 50) ? 0.5 : y < corner(x) ? 0.92 : 0.86))
  const { rows } = seenCeilingLine(seenAbove(corner, 2), shell, light, size)
  expect(Math.max(...misses(rows, corner))).toBeLessThan(2.5)
})

test('an edge in the middle of a wall is no ceiling line', () => {
  const wardrobe = () => 40
  const seen = { ceiling: planeOf(() => 0.2), wall: planeOf(() => 0.8) }
  const { rows, isReliable } = seenCeilingLine(seen, everywhere, lightAbove(wardrobe), size)
  expect(Math.max(...rows)).toBeLessThan(FIRST_ROW)
  expect(isReliable).toBe(false)
})

test('a border with too much wall above it is no ceiling line', () => {
  const above = (share: number) => {
    const ceiling = planeOf((_, y) => (y < 40 ? share : 0.1))
    const seen = { ceiling, wall: ceiling.map((value) => 1 - value) }
    return Math.max(
      ...seenCeilingLine(
        seen,
        everywhere,
        lightAbove(() => 40),
        size,
      ).rows,
    )
  }
  expect(above(0.6)).toBeLessThan(FIRST_ROW)
  expect(above(0.8)).toBeGreaterThan(38)
})

test('a border that rises goes on to the edge of the picture', () => {
  const slope = (x: number) => Math.max(0, 60 - x * 0.3)
  const { rows } = seenCeilingLine(seenAbove(slope, 0), everywhere, lightAbove(slope), size)
  expect(Math.max(...misses(rows, slope).slice(0, 190))).toBeLessThan(3)
})
