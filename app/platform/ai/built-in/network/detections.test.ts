import { expect, test } from 'vitest'
import { detections } from './detections.ts'

/** An output of 4 × 2 places with a person or a strange thing at one of them, for an input of 16 × 8 pixels. */
function outputWith(
  scores: readonly [person: number, strange: number],
  at: number,
  reach: readonly [number, number, number, number],
) {
  const output = new Float32Array(6 * 8)
  for (const [plane, value] of [...scores, ...reach].entries()) output[plane * 8 + at] = value
  return output
}
const own = { width: 4, height: 2 }
const input = { width: 16, height: 8 }

test('a box reaches from its middle, and ends at the edge of the picture', () => {
  const box = { score: 0.5, left: 0.25, top: 0, right: 0.625, bottom: 0.75 }
  const found = (person: number, strange: number) =>
    detections(outputWith([person, strange], 6, [4, 20, 2, 2]), own, input)
  expect(found(0.5, 0)).toEqual({ people: [box], strange: [] })
  expect(found(0, 0.5)).toEqual({ people: [], strange: [box] })
})

test('what is hardly anything is nothing', () => {
  const found = detections(outputWith([0.05, 0.05], 6, [4, 4, 4, 4]), own, input)
  expect(found).toEqual({ people: [], strange: [] })
})
