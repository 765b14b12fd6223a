import { expect, test } from 'vitest'
import { laidThings } from '#app/features/rooms/board/rules/found-things.ts'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { colourName } from '#app/lib/colour/colour-name.ts'
import { engineNamed } from '#app/platform/ai/capabilities.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import { redesignConcept } from './redesign-concept.ts'

test('a colour preview names its palette', () => {
  const concept = redesignConcept(engineNamed('palette'), builtInProfile('Rustic'))
  expect(concept).toMatch(/^A colour preview in the Rustic palette: .+, .+, and .+\. Your furniture stays/)
  expect(concept).not.toContain('painted')
})

const rustic = builtInProfile('Rustic')
const box = { x: 0, y: 0, width: 1, height: 1 }

const laid = (surface: LaidFinish['surface'], hex: string, finish: string | null = 'paint'): LaidFinish => ({
  ...{ surface, hex, finish, box },
})

const describe = (...finishes: LaidFinish[]) =>
  redesignConcept(engineNamed('palette'), rustic, finishes).replace(
    ' Your furniture stays where it stands.',
    '',
  )

test('a colour preview names the colours that were painted, not the palette’s', () => {
  const [first, second] = rustic.colorPalette
  const grey = describe(laid('walls', '#808080'), laid('ceiling', '#fdfdfd'))
  expect(grey).toBe('A colour preview in the Rustic palette: Medium gray on the walls, White on the ceiling.')
  const own = describe(
    laid('walls', first!.hex),
    laid('feature wall', second!.hex),
    laid('ceiling', first!.hex),
  )
  expect(own).toBe(
    `A colour preview in the Rustic palette: ${first!.name} on the walls and the ceiling, ${second!.name} on the feature wall.`,
  )
  expect(describe()).toBe('A colour preview in the Rustic palette.')
})

test('a colour preview names the materials that were laid', () => {
  const [first] = rustic.colorPalette
  expect(describe(laid('walls', first!.hex, 'limewash'), laid('floor', first!.hex, 'broad plank'))).toBe(
    `A colour preview in the Rustic palette: limewash in ${first!.name} on the walls, broad plank in ${first!.name} on the floor.`,
  )
})

test('a colour preview names every surface that its board lists, also a floor that was only tinted', () => {
  const finishes = [laid('walls', '#808080'), laid('floor', '#8b6f5a', null), laid('ceiling', '#fdfdfd')]
  const concept = describe(...finishes)
  const nameOf = (hex: string) => colourName(hex, rustic.colorPalette)
  expect(concept).toContain(`, a tint of ${nameOf('#8b6f5a')} on the floor`)
  const listed = laidThings(finishes, nameOf)
  expect(listed).toHaveLength(3)
  for (const { colour } of listed) expect(concept).toContain(colour)
})
