import { expect, test } from 'vitest'
import type { Plane, Size } from '../../raster/planes.ts'
import { findCeilingLine } from './ceiling-line.ts'

const size: Size = { width: 224, height: 150 }

function plane(value: (x: number, y: number) => number): Plane {
  return Float32Array.from({ length: size.width * size.height }, (_, i) =>
    value(i % size.width, Math.floor(i / size.width)),
  )
}

/** A room with a corner at x = 120: the line falls towards it and rises again. */
const cornerLine = (x: number) => (x < 120 ? 20 + x * 0.12 : 34.4 - (x - 120) * 0.2)
const flat = plane(() => 0)

test('finds the line of a room with a corner within a few pixels', () => {
  const light = plane((x, y) => (y < cornerLine(x) ? 0.92 : 0.84))
  const line = findCeilingLine(
    [light, flat, flat],
    plane(() => 1),
    size,
  )
  expect(line.isReliable).toBe(true)
  const misses = Array.from(line.rows, (row, x) => Math.abs(row - cornerLine(x)))
  expect(Math.max(...misses.slice(5, 110), ...misses.slice(130, 219))).toBeLessThan(2.5)
})

test('bridges a lamp that hangs over the line', () => {
  const lamp = (x: number, y: number) => Math.abs(x - 60) < 5 && y < 50
  const light = plane((x, y) => (lamp(x, y) ? 0.3 : y < 25 ? 0.92 : 0.82))
  const shell = plane((x, y) => (lamp(x, y) ? 0 : 1))
  const line = findCeilingLine([light, flat, flat], shell, size)
  expect(line.isReliable).toBe(true)
  expect(line.rows[60]).toBeGreaterThan(22)
  expect(line.rows[60]).toBeLessThan(28)
})

test('an evenly lit wall has no ceiling line', () => {
  const light = plane((x, y) => 0.85 - y * 0.0003 - x * 0.0001)
  expect(
    findCeilingLine(
      [light, flat, flat],
      plane(() => 1),
      size,
    ).isReliable,
  ).toBe(false)
})

test('edges between furniture do not count', () => {
  const light = plane((_, y) => (y < 40 ? 0.9 : 0.5))
  expect(
    findCeilingLine(
      [light, flat, flat],
      plane(() => 0),
      size,
    ).isReliable,
  ).toBe(false)
})
