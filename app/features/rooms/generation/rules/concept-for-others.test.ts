import { expect, test } from 'vitest'
import { conceptForOthers } from './concept-for-others.ts'

test.each([
  ['A calm room of oak and linen.', 'A calm room of oak and linen.'],
  ['Your room in the Zen style: Paper, with oak.', null],
  ['A colour preview. Your furniture stays where it stands.', null],
  ['The oak is yours to keep.', null],
  [null, null],
])('%s is described to others as %s', (concept, shown) => {
  expect(conceptForOthers(concept)).toBe(shown)
})
