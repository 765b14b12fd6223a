import { expect, test } from 'vitest'
import type { Plane } from '../../../raster/planes.ts'
import { straightenFlatThings } from './straighten.ts'

const size = { width: 140, height: 110 }
const plane = (value: (x: number, y: number) => number): Plane =>
  Float32Array.from({ length: size.width * size.height }, (_, i) =>
    value(i % size.width, Math.floor(i / size.width)),
  )
const none = plane(() => 0)

/** A picture that hangs on a wall, seen a little from the side: its upper and lower sides slope. */
const isPicture = (x: number, y: number) => x >= 30 && x < 70 && y >= 20 + x / 20 && y < 60 - x / 20
const colour = [plane((x, y) => (isPicture(x, y) ? 0.5 : 0.8)), none, none]
const straightened = (things: Plane) => straightenFlatThings(things, things, colour, size).straightened
const sure = (things: Plane) => Array.from(things, (probability) => (probability > 0.7 ? 1 : 0))

test('a picture with rounded corners and a dent gets its own outline', () => {
  const seen = plane((x, y) => {
    const isCorner = Math.abs(x - 49.5) / 20 + Math.abs(y - 39.5) / 17 > 1.75
    const isDent = x > 46 && x < 52 && y > 55
    return isPicture(x, y) && !isCorner && !isDent ? 0.9 : 0.05
  })
  const errors = (things: Plane) =>
    sure(things).filter((is, i) => is !== (colour[0]![i]! < 0.7 ? 1 : 0)).length
  expect(errors(straightened(seen))).toBeLessThan(0.6 * errors(seen))
})

test('what reaches over the outline is cut off', () => {
  const seen = plane((x, y) => (isPicture(x, y) || (x >= 70 && x < 73 && y > 38 && y < 42) ? 0.9 : 0.05))
  const straight = straightened(seen)
  expect(straight[40 * size.width + 71]).toBeLessThan(0.2)
  expect(straight[40 * size.width + 60]).toBeGreaterThan(0.8)
})

test.each([
  ['a round clock', (x: number, y: number) => Math.hypot(x - 50, y - 40) < 18],
  ['furniture that the picture cuts off', (x: number, y: number) => x < 40 && y > 85],
  ['a thing too small for sides', (x: number, y: number) => x > 50 && x < 54 && y > 40 && y < 44],
])('%s stays as it was seen', (_, isThing) => {
  const seen = plane((x, y) => (isThing(x, y) ? 0.9 : 0.05))
  const ownColour = [plane((x, y) => (isThing(x, y) ? 0.5 : 0.8)), none, none]
  expect([...straightenFlatThings(seen, seen, ownColour, size).straightened]).toEqual([...seen])
})
