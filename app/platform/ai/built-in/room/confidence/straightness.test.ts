import { expect, test } from 'vitest'
import type { Plane, Size } from '../../raster/planes.ts'
import { roomLines } from '../geometry/room-lines.ts'
import { measureStraightness } from './straightness.ts'

const size: Size = { width: 150, height: 100 }

function straightnessOf(value: (x: number, y: number) => number) {
  const L: Plane = Float32Array.from({ length: size.width * size.height }, (_, i) =>
    value(i % size.width, Math.floor(i / size.width)),
  )
  return measureStraightness(roomLines(L, size), size)
}

test('a door has two vertical lines and one across, in dim light too', () => {
  const door = (x: number, y: number) => x > 50 && x < 85 && y > 25
  const day = straightnessOf((x, y) => (door(x, y) ? 0.85 : 0.3))
  expect(day.upright).toBeGreaterThan(1.2)
  expect(day.lines).toBeGreaterThan(day.upright + 0.2)
  const dim = straightnessOf((x, y) => (door(x, y) ? 0.24 : 0.2))
  expect(dim.upright).toBeGreaterThan(1.2)
})

test('a ball has no lines, and the margin of a scan does not count', () => {
  expect(straightnessOf((x, y) => (Math.hypot(x - 75, y - 50) < 30 ? 0.8 : 0.3))).toEqual({
    total: 0,
    upper: 0,
    lines: 0,
    upright: 0,
  })
  expect(straightnessOf((x) => (x < 2 || x > 147 ? 0.2 : 0.7)).upright).toBe(0)
})
