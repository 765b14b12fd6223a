import { expect, test } from 'vitest'
import { withReflections } from './reflections.ts'

const size = { width: 40, height: 40 }
/** A square of 6 × 6 pixels (region 1) within a door (region 0), brighter by `lead` and fading at its rim in steps. */
function squareIn(lead: number, rim: number) {
  const regions = new Int32Array(1600)
  const lightness = new Float32Array(1600).fill(0.5)
  for (let y = 10; y < 16; y++) {
    for (let x = 10; x < 16; x++) {
      regions[y * 40 + x] = 1
      const isRim = y === 10 || y === 15 || x === 10 || x === 15
      lightness[y * 40 + x] = 0.5 + (isRim ? rim : lead)
    }
  }
  return { regions, lightness }
}
const thingOfSquare = ({ regions, lightness }: ReturnType<typeof squareIn>, lead: number) =>
  withReflections(regions, size, Int32Array.from([0, 1]), lightness, (region) => 0.5 + (region ? lead : 0))[1]

test('glare that fades into a door changes with the door', () => {
  expect(thingOfSquare(squareIn(0.2, 0.02), 0.15)).toBe(0)
})

test('a plate with an edge stays a thing of its own', () => {
  expect(thingOfSquare(squareIn(0.2, 0.2), 0.2)).toBe(1)
})

test('a darker place is no reflection', () => {
  expect(thingOfSquare(squareIn(-0.2, -0.02), -0.15)).toBe(1)
})
