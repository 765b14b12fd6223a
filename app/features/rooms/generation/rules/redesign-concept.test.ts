import { expect, test } from 'vitest'
import { builtInProfile } from '#app/features/styles/rules/built-in-profile.ts'
import { engineNamed } from '#app/platform/ai/capabilities.ts'
import { redesignConcept } from './redesign-concept.ts'

test('a colour preview names its palette', () => {
  const concept = redesignConcept(engineNamed('palette'), builtInProfile('Rustic'))
  expect(concept).toMatch(/^A colour preview in the Rustic palette: .+, .+, and .+\. Your furniture stays/)
  expect(concept).not.toContain('painted')
})
