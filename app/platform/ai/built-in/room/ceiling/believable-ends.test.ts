import { expect, test } from 'vitest'
import type { Plane, Size } from '../../raster/planes.ts'
import { believableEnds } from './believable-ends.ts'
import { lightnessSteps } from './lightness-steps.ts'

const size: Size = { width: 200, height: 120 }
const planeOf = (valueAt: (x: number, y: number) => number): Plane =>
  Float32Array.from({ length: size.width * size.height }, (_, i) =>
    valueAt(i % size.width, Math.floor(i / size.width)),
  )
const shell = planeOf(() => 1)
/** Level over the far wall, rising along the side wall from column 100, then level from column 150 on. */
const bent = (x: number) => (x < 100 ? 80 : x < 150 ? 180 - x : 30)
/** The same, but rising on. */
const straight = (x: number) => (x < 100 ? 80 : 180 - x)
const rowsOf = (border: (x: number) => number) =>
  Float32Array.from({ length: size.width }, (_, x) => border(x))
const lightAbove = (border: (x: number) => number) => planeOf((x, y) => (y < border(x) ? 0.92 : 0.86))
const CORNERS = [0, 100, 150, 199]
/** The ends of a border in a photo of this lightness. */
const endsOf = (border: (x: number) => number, L: Plane, corners = CORNERS, inShell = shell) =>
  believableEnds(rowsOf(border), corners, inShell, lightnessSteps(L, size))

test('a side wall whose border bends to a level where the photo shows none is cut there, on either side', () => {
  expect(endsOf(bent, lightAbove(straight))).toEqual([0, 150])
  const mirrored = (border: (x: number) => number) => (x: number) => border(199 - x)
  const L = lightAbove(mirrored(straight))
  expect(endsOf(mirrored(bent), L, [0, 49, 99, 199])).toEqual([49, 199])
})

test('a bend that the photo shows stays, and so does a piece that things hide', () => {
  expect(endsOf(bent, lightAbove(bent))).toEqual([0, 199])
  const hidden = planeOf((x) => (x < 145 ? 1 : 0))
  expect(endsOf(bent, lightAbove(straight), CORNERS, hidden)).toEqual([0, 199])
})

test('a border that rises on stays although the photo shows no edge', () => {
  expect(
    endsOf(
      straight,
      planeOf(() => 0.9),
    ),
  ).toEqual([0, 199])
})
