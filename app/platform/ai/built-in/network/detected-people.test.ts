import { expect, test } from 'vitest'
import { detectedPeople } from './detected-people.ts'

/** An output of 4 × 2 places with a person of a probability at one of them, for an input of 16 × 8 pixels. */
function outputWith(score: number, at: number, reach: readonly [number, number, number, number]) {
  const output = new Float32Array(5 * 8)
  for (const [plane, value] of [score, ...reach].entries()) output[plane * 8 + at] = value
  return output
}
const own = { width: 4, height: 2 }
const input = { width: 16, height: 8 }

test("a person's box reaches from its middle, and ends at the picture's edge", () => {
  const [person] = detectedPeople(outputWith(0.5, 6, [4, 20, 2, 2]), own, input)
  expect(person).toEqual({ score: 0.5, left: 0.25, top: 0, right: 0.625, bottom: 0.75 })
})

test('what is hardly a person is none', () => {
  expect(detectedPeople(outputWith(0.05, 6, [4, 4, 4, 4]), own, input)).toEqual([])
})
