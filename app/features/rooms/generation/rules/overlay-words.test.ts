import { expect, test } from 'vitest'
import { overlayWords } from './overlay-words.ts'

test('only what was asked for in words is called a revision', () => {
  expect(overlayWords('revision', false)).toBe('Generating your revision…')
  expect(overlayWords('redesign', false)).not.toContain('revision')
  expect(overlayWords('redesign', true)).not.toContain('revision')
})

test('nothing is said to be made while it waits for the provider', () => {
  for (const kind of ['revision', 'redesign', null] as const)
    expect(overlayWords(kind, true)).toMatch(/is waiting$/)
})
