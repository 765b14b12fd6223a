import { expect, test } from 'vitest'
import type { RgbPicture } from '../../raster/planes.ts'
import { hasCertainSurfaces, isChanged, showsPeople } from './verdict.ts'

/** A picture of 40 × 40 pixels with its first rows in another colour. */
const picture = (rows: number): RgbPicture => ({
  ...{ width: 40, height: 40 },
  data: Uint8Array.from({ length: 4800 }, (_, i) => (i < rows * 120 ? 90 : 200)),
})

test('a picture counts as changed when a visible part of it changes', () => {
  expect(isChanged(picture(0), picture(0))).toBe(false)
  expect(isChanged(picture(0), picture(1))).toBe(false)
  expect(isChanged(picture(0), picture(8))).toBe(true)
})

test('a slight change everywhere does not count', () => {
  const tinted = { ...picture(0), data: picture(0).data.map((value) => value + 4) }
  expect(isChanged(picture(0), tinted)).toBe(false)
})

test('a hand does not count as a person, a figure does', () => {
  const person = (pixels: number) => Float32Array.from({ length: 1000 }, (_, i) => (i < pixels ? 1 : 0))
  expect(showsPeople({ person: person(4) })).toBe(false)
  expect(showsPeople({ person: person(40) })).toBe(true)
})

test('paint that ends in the middle of surfaces, and walls that may be things, are asked about, until a person corrects one or without a network', () => {
  const plane = (value: number) => new Float32Array(100).fill(value)
  const room = {
    ...{ agreement: 0.9, floor: plane(0.1), person: plane(0), corrected: plane(0) },
    ...{ looseEnds: 0.02, thingsInWalls: 0.04, accord: 0.6 },
    walls: [{ weight: plane(1), L: 0.8, reference: 0.6, feature: false, area: 0.4 }],
    ceiling: { rows: new Float32Array(10), isReliable: true },
    straightness: { total: 7, upper: 3, lines: 5, upright: 2 },
  }
  expect(hasCertainSurfaces(room)).toBe(true)
  expect(hasCertainSurfaces({ ...room, looseEnds: 0.15 })).toBe(false)
  expect(hasCertainSurfaces({ ...room, looseEnds: 0.08 })).toBe(true)
  expect(hasCertainSurfaces({ ...room, looseEnds: 0.08, thingsInWalls: 0.1 })).toBe(false)
  expect(hasCertainSurfaces({ ...room, looseEnds: 0.05, thingsInWalls: 0.1 })).toBe(true)
  expect(hasCertainSurfaces({ ...room, looseEnds: 0.15, corrected: plane(1) })).toBe(true)
  expect(hasCertainSurfaces({ ...room, looseEnds: 0.15, accord: undefined })).toBe(true)
  expect(hasCertainSurfaces({ ...room, thingsInWalls: 0.2 })).toBe(false)
  expect(hasCertainSurfaces({ ...room, thingsInWalls: 0.2, corrected: plane(1) })).toBe(true)
  const below = (row: number) => ({ rows: new Float32Array(10).fill(row), isReliable: true })
  expect(hasCertainSurfaces({ ...room, ceiling: below(5) })).toBe(true)
  expect(hasCertainSurfaces({ ...room, ceiling: below(10) })).toBe(false)
})
