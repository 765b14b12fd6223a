import { expect, test } from 'vitest'
import { thingsInWalls } from './things-in-walls.ts'

const plane = (...values: number[]) => Float32Array.from(values)

test('counts the things that the network sees within the walls alone', () => {
  expect(thingsInWalls(plane(1, 0.6, 0.4, 0), plane(0.25, 0.75, 1, 1))).toBeCloseTo(0.5)
})

test('sees none without walls', () => {
  expect(thingsInWalls(new Float32Array(0), plane(1, 1))).toBe(0)
  expect(thingsInWalls(plane(0.2, 0), plane(1, 1))).toBe(0)
})
