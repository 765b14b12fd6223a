import { expect, test } from 'vitest'
import { outlinedThings } from './outlined-things.ts'

const size = { width: 10, height: 1 }

test('the margin of an outlined thing is restored, and its surroundings stay as they are', () => {
  const own = Float32Array.of(0, 0, 0.5, 0.9, 0.9, 0.9, 0.9, 0.9, 0.4, 0)
  const evened = Float32Array.of(0, 0, 0.1, 0.3, 0.8, 0.8, 0.8, 0.3, 0.1, 0)
  expect([...outlinedThings(own, evened, size)]).toEqual([
    ...Float32Array.of(0, 0, 0.1, 0.9, 0.9, 0.9, 0.9, 0.9, 0.1, 0),
  ])
})

test('what fades as a whole has no outline in the photo and does not come back', () => {
  const own = Float32Array.of(0, 0, 0.5, 0.9, 0.9, 0.9, 0.9, 0.9, 0.4, 0)
  const faded = new Float32Array(10).fill(0.2)
  expect([...outlinedThings(own, faded, size)]).toEqual([...faded])
})
