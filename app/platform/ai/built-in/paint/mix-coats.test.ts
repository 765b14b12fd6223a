import { expect, test } from 'vitest'
import type { Triple } from '#app/lib/colour/srgb.ts'
import type { Coat } from './coat.ts'
import { CoatMixer } from './mix-coats.ts'

const WHITE: Coat = {
  matte: Uint8Array.of(255),
  colour: [0.8, 0.8, 0.8],
  reference: 0.3,
  shading: 1,
  grain: 0.2,
  cover: 1,
}
/** An orange wall's colour at luminance 1. */
const ORANGE: Triple = [2, 0.8, 0.45]

/** The paint on a pixel of the wall that is `factors` times as red, green and blue as the wall's mean. */
function painted(coat: Coat, factors: Triple = [1, 1, 1]): number[] {
  const paint = new Float64Array(3)
  new CoatMixer([coat]).mix(
    0,
    Float64Array.from(factors, (factor, c) => 0.3 * factor * ORANGE[c]!),
    paint,
  )
  return [...paint]
}

test('white paint on an orange wall has no orange in it, but still the variation of the wall', () => {
  const [r, g, b] = painted({ ...WHITE, own: ORANGE })
  expect(r! / b!).toBeCloseTo(1)
  expect(r! / g!).toBeCloseTo(1)
  const [redder, , less] = painted({ ...WHITE, own: ORANGE }, [1.1, 1, 0.9])
  expect(redder! / less!).toBeGreaterThan(1.02)
  const [tinted, , own] = painted(WHITE)
  expect(tinted! / own!).toBeGreaterThan(1.3)
})

test('a spot in the sun is painted as the wall around it is, and brighter', () => {
  const teal: Coat = { ...WHITE, colour: [0.03, 0.12, 0.09], own: ORANGE }
  const [shade, sun] = [painted(teal), painted(teal, [3, 3, 3])]
  const hueOf = ([r, g, b]: number[]) => [r! / g!, b! / g!]
  for (const [c, share] of hueOf(sun).entries()) expect(share).toBeCloseTo(hueOf(shade)[c]!, 1)
  expect(sun[1]! / shade[1]!).toBeGreaterThan(1.4)
})

test('paint covers a spot in the sun as much as the wall around it', () => {
  const opacity = (light: number) =>
    new CoatMixer([{ ...WHITE, cover: 0.9 }]).mix(0, new Float64Array(3).fill(light), new Float64Array(3))
  expect(opacity(1)).toBe(opacity(0.3))
})
