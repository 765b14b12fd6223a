import { expect, test } from 'vitest'
import { reachOutlines } from './reach-outlines.ts'

const size = { width: 80, height: 40 }
const plane = (value: (x: number, y: number) => number) =>
  Float32Array.from({ length: size.width * size.height }, (_, i) =>
    value(i % size.width, Math.floor(i / size.width)),
  )
const at = (x: number, y = 20) => y * size.width + x
const grey = plane(() => 0)

/** A wall found in columns 0 to 29, in front of which a thing begins at column 36. */
function reached(light: (x: number, y: number) => number, taken = grey) {
  const L = plane(light)
  const found = plane((x) => (x < 30 ? 1 : 0))
  return reachOutlines(found, [taken], { size, colour: [L, grey, grey], L, a: grey, b: grey })
}

test('a wall reaches the outline of the thing in front of it, and no farther', () => {
  const wall = reached((x) => (x < 36 ? 0.8 : 0.4))
  expect(wall[at(34)]).toBeGreaterThan(0.9)
  expect(wall[at(38)]).toBe(0)
})

test('soft shading beside the thing is wall', () => {
  expect(reached((x) => (x < 36 ? 0.8 - 0.01 * Math.max(0, x - 30) : 0.4))[at(34)]).toBeGreaterThan(0.8)
})

test('areas in the wall’s colour stay out if behind a line, far away or already taken', () => {
  const cupboard = (x: number) => (x === 31 || x === 32 ? 0.6 : 0.8)
  expect(reached(cupboard)[at(36)]).toBe(0)
  expect(reached(() => 0.8)[at(45)]).toBe(0)
  expect(
    reached(
      () => 0.8,
      plane(() => 1),
    )[at(33)],
  ).toBe(0)
})
