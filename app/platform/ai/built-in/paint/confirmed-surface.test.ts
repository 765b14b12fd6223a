import { expect, test } from 'vitest'
import { isConfirmed } from './confirmed-surface.ts'

const plane = (...weights: number[]) => Float32Array.from(weights)

test('a surface is confirmed once its owner corrected half of it', () => {
  expect(isConfirmed(plane(1, 1, 0, 0), plane(0, 0, 1, 1))).toBe(false)
  expect(isConfirmed(plane(1, 1, 1, 0), plane(1, 0, 0, 1))).toBe(false)
  expect(isConfirmed(plane(1, 1, 0.4, 0), plane(1, 1, 0, 0))).toBe(true)
})

test('an empty surface is not confirmed', () => {
  expect(isConfirmed(plane(0, 0), plane(1, 1))).toBe(false)
})
