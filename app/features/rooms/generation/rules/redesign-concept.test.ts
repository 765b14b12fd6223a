import { expect, test } from 'vitest'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { engineNamed } from '#app/platform/ai/capabilities.ts'
import type { LaidFinish } from '#app/platform/ai/editor.ts'
import { redesignConcept } from './redesign-concept.ts'

test('a colour preview names its palette', () => {
  const concept = redesignConcept(engineNamed('palette'), builtInProfile('Rustic'))
  expect(concept).toMatch(/^A colour preview in the Rustic palette: .+, .+, and .+\. Your furniture stays/)
  expect(concept).not.toContain('painted')
})

test('a colour preview names the colours that were painted, not the palette’s', () => {
  const rustic = builtInProfile('Rustic')
  const [first, second] = rustic.colorPalette
  const laid = (surface: LaidFinish['surface'], hex: string): LaidFinish => ({
    ...{ surface, hex, finish: 'paint', squareMetres: null },
    box: { x: 0, y: 0, width: 1, height: 1 },
  })
  const describe = (...finishes: LaidFinish[]) =>
    redesignConcept(engineNamed('palette'), rustic, finishes).replace(
      ' Your furniture stays where it stands.',
      '',
    )
  const grey = describe(laid('walls', '#808080'), laid('ceiling', '#fdfdfd'))
  expect(grey).toBe('A colour preview in the Rustic palette: Medium gray on the walls.')
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
