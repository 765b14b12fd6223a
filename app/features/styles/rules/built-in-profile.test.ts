import { expect, test } from 'vitest'
import { styleProfileSchema } from '../schema.ts'
import { builtInProfile } from './built-in-profile.ts'
import { BUILT_IN_STYLES } from './names.ts'

const profiles = BUILT_IN_STYLES.map((style) => builtInProfile(style))

test('every built-in style has its own valid profile', () => {
  for (const [index, style] of BUILT_IN_STYLES.entries()) {
    expect(profiles[index]!.primaryStyle).toBe(style)
    expect(styleProfileSchema.safeParse(profiles[index]).error).toBeUndefined()
  }
})

test('every palette has five or six named colours', () => {
  for (const { primaryStyle, colorPalette } of profiles) {
    expect([5, 6], primaryStyle).toContain(colorPalette.length)
    expect(new Set(colorPalette.map((paint) => paint.hex)).size, primaryStyle).toBe(colorPalette.length)
  }
})

test('no two styles share a colour name, a characteristic or a principle', () => {
  const all = profiles.flatMap((profile) => [
    ...profile.colorPalette.map((paint) => paint.name),
    ...profile.characteristics,
    ...profile.designPrinciples,
  ])
  expect(all).toEqual([...new Set(all)])
})

test('an unknown style gets the profile of Modern', () => {
  expect(builtInProfile('Steampunk')).toBe(builtInProfile('Modern'))
})
