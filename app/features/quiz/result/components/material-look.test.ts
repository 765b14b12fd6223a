import { expect, test } from 'vitest'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { lookOf } from './material-look.ts'
import { swatchPicture } from './swatch-pictures.ts'

test.each([
  ['Washed cotton', 'weave'],
  ['Soaped ash', 'grain'],
  ['Wrought iron', 'metal'],
  ['Olive wood', 'grain'],
  ['Glazed tile', 'brick'],
  ['Terrazzo', 'chips'],
  ['Something nobody has heard of', 'weave'],
])('%s is drawn as %s', (material, weave) => {
  expect(lookOf(material).weave).toBe(weave)
})

test('every material of the built-in styles has a picture of its own', () => {
  const materials = BUILT_IN_STYLES.flatMap((style) => builtInProfile(style).materials)
  for (const material of materials) expect(swatchPicture(material), material).toMatch(/\.webp/)
  expect(new Set(materials.map(swatchPicture)).size).toBe(new Set(materials).size)
})

test('a material that an administrator named is drawn', () => {
  expect(swatchPicture('Bog oak from the garden')).toBeUndefined()
  expect(lookOf('Bog oak from the garden').hex).toMatch(/^#[0-9a-f]{6}$/)
})
