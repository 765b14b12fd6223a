import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inputSize, networkInput } from './network-input.ts'

const RULE = { longSide: 224, multipleOf: 32 }
const plain = {
  ...{ file: '', input: '', output: '', classes: ['walls', 'floor'], ...RULE },
  ...{ mean: [0, 0, 0] as [number, number, number], deviation: [1, 1, 1] as [number, number, number] },
}

test('both sides are multiples and nearly keep the proportions', () => {
  expect(inputSize({ width: 448, height: 336 }, plain)).toEqual({ width: 224, height: 160 })
  expect(inputSize({ width: 100, height: 2000 }, plain)).toEqual({ width: 32, height: 224 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 4000 }), (width, height) => {
      const size = inputSize({ width, height }, plain)
      expect([size.width % 32, size.height % 32]).toEqual([0, 0])
      expect(Math.max(size.width, size.height)).toBe(224)
    }),
  )
})

test('red, green and blue are separate planes, averaged and normalised', () => {
  const data = Uint8Array.from([0, 51, 255, 102, 51, 255])
  const described = {
    ...plain,
    mean: [0, 0.2, 0.5] as typeof plain.mean,
    deviation: [1, 1, 0.5] as typeof plain.mean,
  }
  const input = networkInput({ width: 2, height: 1, data }, { width: 1, height: 1 }, described)
  for (const [i, value] of [0.2, 0, 1].entries()) expect(input[i]).toBeCloseTo(value, 6)
})

test('a picture smaller than the input is enlarged', () => {
  const data = Uint8Array.from({ length: 12 }, () => 255)
  const input = networkInput({ width: 2, height: 2, data }, { width: 32, height: 32 }, plain)
  expect(input.every((value) => value === 1)).toBe(true)
})
