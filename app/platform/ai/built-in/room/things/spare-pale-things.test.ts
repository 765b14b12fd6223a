import { expect, test } from 'vitest'
import type { Plane } from '../../raster/planes.ts'
import type { Observation } from '../observation.ts'
import type { PaintGroup } from '../regions/paint-group.ts'
import { sparePaleThings } from './spare-pale-things.ts'

const size = { width: 120, height: 80 }

function plane(value: (x: number, y: number) => number): Plane {
  return Float32Array.from({ length: size.width * size.height }, (_, i) =>
    value(i % size.width, Math.floor(i / size.width)),
  )
}

const flat = plane(() => 0)
const at = (x: number, y: number) => y * size.width + x
/** A tub in front of the wall, on the floor that begins at row 70. */
const inTub = (x: number, y: number) => x > 40 && x < 80 && y > 45 && y < 68

/** The remaining shell, with a wall of 0.8 and the given lightness. */
function spared(
  light: (x: number, y: number) => number,
  inShell: (x: number, y: number) => boolean,
  things?: Plane,
) {
  const shell = plane((x, y) => (inShell(x, y) ? 1 : 0))
  const walls = [{ weight: shell.slice() }] as PaintGroup[]
  const colours = { L: plane(light), a: flat, b: flat }
  const seen = { size, ...colours, colour: Object.values(colours) } as unknown as Observation
  sparePaleThings(shell, walls, seen, things)
  expect(walls[0]!.weight).toEqual(shell)
  return shell
}

test('a white tub in front of a white wall is removed, the wall around it stays', () => {
  const shell = spared(
    (x, y) => (inTub(x, y) ? 0.87 : 0.8),
    (_, y) => y < 70,
  )
  expect(shell[at(60, 56)]).toBe(0)
  expect([shell[at(20, 56)], shell[at(100, 60)], shell[at(60, 20)]]).toEqual([1, 1, 1])
})

test('soft shading of a wall stays', () => {
  const shell = spared(
    (x, y) => 0.8 - 0.1 * Math.exp(-((x - 60) ** 2 + (y - 56) ** 2) / 400),
    (_, y) => y < 70,
  )
  expect(shell[at(60, 56)]).toBe(1)
})

test('a piece of wall between furniture stays', () => {
  const shell = spared(
    (x, y) => (inTub(x, y) ? 0.78 : y > 38 ? 0.3 : 0.8),
    (x, y) => y < 38 || inTub(x, y),
  )
  expect(shell[at(60, 56)]).toBe(1)
})

test('a patch of sun on a pale wall stays', () => {
  const shell = spared(
    (x, y) => (inTub(x, y) ? 0.95 : 0.85),
    (_, y) => y < 70,
  )
  expect(shell[at(60, 56)]).toBe(1)
})

test('a shadow of the hue of the wall stays where the network sees no thing', () => {
  const shadow = (light: number, thing: number) =>
    spared(
      (x, y) => (inTub(x, y) ? light : 0.8),
      (_, y) => y < 70,
      plane(() => thing),
    )[at(60, 56)]
  expect(shadow(0.65, 0.1)).toBe(1)
  expect(shadow(0.65, 0.6)).toBe(0)
  expect(shadow(0.4, 0.1)).toBe(0)
})
