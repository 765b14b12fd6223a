import { expect, test } from 'vitest'
import type { Correction } from '#app/platform/ai/surfaces.ts'
import { withCorrection } from './corrections.ts'

const wall: Correction = { x: 0.5, y: 0.3, extent: 1, meaning: 'wall' }

test('what is said again of the same spot stands once', () => {
  const again = { ...wall, x: 0.506, y: 0.294 }
  expect(withCorrection([wall], again)).toEqual([again])
  expect(withCorrection([wall], { ...again, extent: 3 })).toHaveLength(1)
})

test.each([
  ['another thing beside it', { x: 0.506, meaning: 'keep' }],
  ['a part of it', { x: 0.506, extent: 0 }],
  ['another spot', { x: 0.52 }],
] as const)('%s is kept beside it', (_, change) => {
  const other = { ...wall, ...change }
  expect(withCorrection([wall], other)).toEqual([wall, other])
})
