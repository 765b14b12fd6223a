import { expect, test } from 'vitest'
import type { Plane } from '../../raster/planes.ts'
import { wallRims } from './wall-rims.ts'

const size = { width: 80, height: 60 }
const BLUE = [0.65, -0.02, -0.06] as const
const WHITE = [0.82, 0, 0] as const
const at = (x: number, y: number) => y * size.width + x

type Colour = readonly [number, number, number]

/** How much of each pixel is wall where everything below row 40, and a line up a corner, was cut from a wall. */
function rims(wallColour: Colour, colourOf: (x: number, y: number) => Colour): Plane {
  const cut = (x: number, y: number) => y >= 40 || (y > 10 && x >= 40 && x < 43)
  const plane = (value: (x: number, y: number) => number) =>
    Float32Array.from({ length: size.width * size.height }, (_, i) =>
      value(i % size.width, Math.floor(i / size.width)),
    )
  const colour = (x: number, y: number) => (cut(x, y) ? colourOf(x, y) : wallColour)
  const [L, a, b] = [0, 1, 2].map((c) => plane((x, y) => colour(x, y)[c]!)) as [Plane, Plane, Plane]
  const thing = Uint8Array.from(plane((x, y) => (cut(x, y) ? 1 : 0)))
  return wallRims(
    thing.map((is) => 1 - is),
    thing,
    { size, L, a, b },
  )
}

test('the rim of a blue wall above a white skirting is wall, the skirting is not', () => {
  const found = rims(BLUE, (_, y) => (y < 42 ? BLUE : WHITE))
  expect([found[at(10, 40)], found[at(60, 41)]]).toEqual([1, 1])
  expect([found[at(10, 43)], found[at(60, 50)]]).toEqual([0, 0])
})

test('a cut along the line of a corner is wall', () => {
  expect(rims(BLUE, (_, y) => (y < 40 ? BLUE : WHITE))[at(41, 20)]).toBe(1)
  expect(rims(BLUE, () => WHITE)[at(41, 20)]).toBe(0)
})

test('the rim of a white tub before a wall of its colour is the tub', () => {
  expect(rims(WHITE, () => [0.84, 0, 0])[at(10, 40)]).toBe(0)
})
