import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type StyleProfile, styleProfileSchema } from '../schema.ts'
import { blendOf } from './blend.ts'
import { builtInProfile } from './built-in-profile.ts'
import { BUILT_IN_STYLES } from './names.ts'
import { lightOf, paintDistance, SAME_PAINT } from './paint-distance.ts'
import { substanceOf } from './substances.ts'

const text = (longest: number) => fc.string({ minLength: 1, maxLength: longest })
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

/** Any profile that an administrator can create. */
const profile: fc.Arbitrary<StyleProfile> = fc.record({
  primaryStyle: text(60),
  colorPalette: fc.array(fc.record({ name: text(60), hex }), { maxLength: 12 }),
  materials: fc.array(text(120), { maxLength: 20 }),
  characteristics: fc.array(text(240), { maxLength: 20 }),
  designPrinciples: fc.array(text(240), { maxLength: 20 }),
})
const builtIn = fc.constantFrom(...BUILT_IN_STYLES).map(builtInProfile)
const pairs = fc
  .oneof(fc.tuple(profile, profile), fc.tuple(builtIn, builtIn))
  .filter(([one, other]) => one.primaryStyle !== other.primaryStyle)

/** WCAG contrast of the lightest and the darkest paint. */
function contrastOf({ colorPalette }: StyleProfile): number {
  const lights = colorPalette.map((paint) => lightOf(paint.hex))
  return lights.length === 0 ? 1 : (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

describe('for any two styles,', () => {
  test('their order does not matter', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        expect(blendOf(one, other)).toEqual(blendOf(other, one))
      }),
    )
  })

  test('the blend is a valid profile', () => {
    fc.assert(fc.property(pairs, ([one, other]) => void styleProfileSchema.parse(blendOf(one, other))))
  })

  test('the blend’s palette has at least the contrast of each style', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const blend = contrastOf(blendOf(one, other))
        expect(blend).toBeGreaterThanOrEqual(Math.max(contrastOf(one), contrastOf(other)))
      }),
    )
  })

  test('the blend has at most six paints of both styles, and apart from the lightest and the darkest no two look alike', () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const { colorPalette } = blendOf(one, other)
        const theirs = [...one.colorPalette, ...other.colorPalette]
        expect(theirs).toEqual(expect.arrayContaining(colorPalette))
        expect(colorPalette.length).toBeLessThanOrEqual(6)
        const between = colorPalette.slice(1, -1)
        for (const paint of between)
          for (const next of colorPalette)
            if (next !== paint) expect(paintDistance(paint.hex, next.hex)).toBeGreaterThanOrEqual(SAME_PAINT)
      }),
    )
  })
})

test('built-in styles give six paints, at least two from each, and six materials of different substances', () => {
  for (const one of BUILT_IN_STYLES.map(builtInProfile))
    for (const other of BUILT_IN_STYLES.map(builtInProfile)) {
      if (one === other) continue
      const { colorPalette, materials, primaryStyle } = blendOf(one, other)
      expect(colorPalette, primaryStyle).toHaveLength(6)
      for (const { colorPalette: own } of [one, other])
        expect(
          colorPalette.filter((paint) => own.some(({ hex }) => hex === paint.hex)).length,
          primaryStyle,
        ).toBeGreaterThanOrEqual(2)
      expect(new Set(materials.map((each) => substanceOf(each) ?? each)).size, primaryStyle).toBe(6)
    }
})

test('a blend’s name contains both styles and identifies them', () => {
  const blend = blendOf(builtInProfile('Industrial'), builtInProfile('Coastal'))
  expect(blend.primaryStyle).toBe('Coastal × Industrial')
  expect(blend.materials).toEqual([
    'Whitewashed driftwood',
    'Exposed brick',
    'Striped cotton',
    'Raw steel',
    'Rattan',
    'Cast concrete',
  ])
  expect(blend.colorPalette.map(({ name }) => name)).toEqual([
    'Sailcloth',
    'Shell Coral',
    'Sea Glass',
    'Foundry Grey',
    'Brick Dust',
    'Workshop Blue',
  ])
  expect(builtInProfile('Coastal × Industrial')).toEqual(blend)
})
