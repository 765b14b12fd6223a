import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hexToLinear, linearToSrgb, luminance, SRGB_TO_LINEAR } from '#app/lib/colour/srgb.ts'
import { clamp, smoothstep } from './curves.ts'
import { hexToOklab, hueOf, linearToOklab, oklabToLinear } from './oklab.ts'

const channel = fc.integer({ min: 0, max: 255 })
const hexOf = (...rgb: number[]) => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`

test('sRGB round-trips through linear light', () => {
  fc.assert(fc.property(channel, (value) => linearToSrgb(SRGB_TO_LINEAR[value]!) === value))
})

test('sRGB round-trips through Oklab', () => {
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      const linear = [0, 0, 0]
      oklabToLinear(...hexToOklab(hexOf(r, g, b)), linear)
      expect(linear.map(linearToSrgb)).toEqual([r, g, b])
    }),
  )
})

test('Oklab lightness runs from black to white and greys have no chroma', () => {
  fc.assert(
    fc.property(channel, (value) => {
      const [L, a, b] = hexToOklab(hexOf(value, value, value))
      expect(Math.hypot(a, b)).toBeLessThan(1e-6)
      expect(L).toBeCloseTo(Math.cbrt(SRGB_TO_LINEAR[value]!), 5)
    }),
  )
})

test('known Oklab values', () => {
  const lab = [0, 0, 0]
  linearToOklab(1, 0, 0, lab)
  expect(lab[0]).toBeCloseTo(0.628, 3)
  expect(lab[1]).toBeCloseTo(0.2249, 3)
  expect(lab[2]).toBeCloseTo(0.1258, 3)
  expect(hueOf(lab[1]!, lab[2]!)).toBeCloseTo(29.2, 1)
})

test('short and long hex colours are equal; anything else is refused', () => {
  expect(hexToLinear('#fa3')).toEqual(hexToLinear('#FFAA33'))
  expect(() => hexToLinear('terracotta')).toThrow(RangeError)
})

test('white has luminance 1, and curves stay within their limits', () => {
  expect(luminance(1, 1, 1)).toBeCloseTo(1, 6)
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -10, max: 10 }), (x) => {
      const t = smoothstep(-1, 1, x)
      return t >= 0 && t <= 1 && clamp(x) >= 0 && clamp(x) <= 1
    }),
  )
})
