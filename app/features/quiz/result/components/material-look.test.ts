import { expect, test } from 'vitest'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { lookOf } from './material-look.ts'

test.each([
  ['Washed cotton', 'weave'],
  ['Soaped ash', 'grain'],
  ['Wrought iron', 'metal'],
  ['Olive wood', 'grain'],
  ['Glazed tile', 'brick'],
  ['Something nobody has heard of', 'weave'],
])('%s is drawn as %s', (material, weave) => {
  expect(lookOf(material).weave).toBe(weave)
})

test('every material of the built-in styles has a colour', () => {
  for (const material of BUILT_IN_STYLES.flatMap((style) => builtInProfile(style).materials))
    expect(lookOf(material).hex, material).toMatch(/^#[0-9a-f]{6}$/)
})
