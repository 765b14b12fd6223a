import { expect, test } from 'vitest'
import { overlayWords } from './overlay-words.ts'

test('only what was asked for in words is called a revision', () => {
  expect(overlayWords('revision')).toBe('Generating your revision…')
  expect(overlayWords('redesign')).not.toContain('revision')
})
