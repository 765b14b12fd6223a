import { expect, test } from 'vitest'
import type { RgbPicture } from '../../raster/planes.ts'
import { isChanged, showsPeople } from './verdict.ts'

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
