import { expect, test } from 'vitest'
import { stateOf } from './visit.ts'

const steps = (choices: number, skips = 0) => ({
  steps: [
    ...Array.from({ length: choices }, () => 'a picture'),
    ...Array.from({ length: skips }, () => null),
  ],
})

test.each([
  [undefined, 'none'],
  [steps(0), 'begun'],
  [steps(1, 30), 'begun'],
  [steps(2), 'under way'],
  [steps(19, 5), 'under way'],
  [steps(20), 'finished'],
] as const)('case %#', (kept, state) => {
  expect(stateOf(kept)).toBe(state)
})
