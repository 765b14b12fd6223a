import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ciede2000, linearToCielab } from './ciede2000.ts'
import ISCC_NBS from './iscc-nbs.json' with { type: 'json' }
import { likeness, nearestNamedColour } from './named-colours.ts'
import { lchOf, lightReflectance } from './paint-values.ts'
import { hexToLinear } from './srgb.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

test.each([
  ['#000000', 0],
  ['#ffffff', 100],
  ['#808080', 21.59],
  ['#ff0000', 21.26],
])('%s reflects %d %% of the light', (colour, value) => {
  expect(lightReflectance(colour)).toBeCloseTo(value, 1)
})

test('a lighter channel never reflects less light, and reflectance stays within 0 and 100', () => {
  const grey = (value: number) => `#${value.toString(16).padStart(2, '0').repeat(3)}`
  for (let value = 1; value < 256; value++)
    expect(lightReflectance(grey(value))).toBeGreaterThan(lightReflectance(grey(value - 1)))
  fc.assert(
    fc.property(hex, (colour) => lightReflectance(colour) >= 0 && lightReflectance(colour) <= 100.001),
  )
})

test('red has the standard’s LCh, and grey has no chroma', () => {
  const { lightness, chroma, hue } = lchOf('#ff0000')
  expect([lightness, chroma, hue].map(Math.round)).toEqual([53, 105, 40])
  expect(lchOf('#777777')).toMatchObject({ hue: 0 })
})

test('each of the 267 named colours is nearest to itself', () => {
  const names = Object.entries(ISCC_NBS)
  expect(names).toHaveLength(267)
  for (const [, colour] of names) expect(nearestNamedColour(colour).distance).toBe(0)
  expect(nearestNamedColour(ISCC_NBS['Light yellowish brown'])).toEqual({
    name: 'Light yellowish brown',
    hex: ISCC_NBS['Light yellowish brown'],
    distance: 0,
  })
})

const ROUNDING = 1e-9

test('no named colour is nearer than the returned one', () => {
  const lab = (colour: string) => linearToCielab(hexToLinear(colour))
  fc.assert(
    fc.property(hex, fc.constantFrom(...Object.values(ISCC_NBS)), (colour, other) => {
      // The two measure in opposite directions, and round differently.
      const distance = ciede2000(lab(colour), lab(other)) + ROUNDING
      expect(nearestNamedColour(colour).distance).toBeLessThanOrEqual(distance)
    }),
  )
})

test.each([
  [0, 'almost the same'],
  [2, 'almost the same'],
  [2.1, 'close'],
  [5, 'close'],
  [5.1, 'the nearest there is'],
])('a distance of %d is %s', (distance, words) => {
  expect(likeness(distance)).toBe(words)
})
