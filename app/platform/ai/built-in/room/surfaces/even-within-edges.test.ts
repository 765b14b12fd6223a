import { expect, test } from 'vitest'
import { surfacePlanes } from '../geometry/surface-probabilities.ts'
import { evenWithinEdges } from './even-within-edges.ts'

const size = { width: 60, height: 20 }
const at = (x: number, y = 10) => y * size.width + x
const plane = (value: (x: number) => number) =>
  Float32Array.from({ length: size.width * size.height }, (_, i) => value(i % size.width))
const zero = plane(() => 0)

/** Evens out what the network sees of a picture, dark in its left third. */
function evened(wall: (x: number) => number) {
  const colour = [plane((x) => (x < 20 ? 0.3 : 0.8)), zero, zero] as [
    Float32Array,
    Float32Array,
    Float32Array,
  ]
  const planes = surfacePlanes((name) =>
    name === 'wall' ? plane(wall) : name === 'thing' ? plane((x) => 1 - wall(x)) : zero.slice(),
  )
  return evenWithinEdges(planes, { colour, size })
}

test('a rim that the network takes for the thing beside it becomes wall again', () => {
  const { wall } = evened((x) => (x < 23 ? 0.1 : 0.95))
  expect(wall[at(22)]).toBeGreaterThan(0.5)
  expect(wall[at(16)]).toBeLessThan(0.2)
})

test('probabilities still sum to 1, and the network’s own planes stay', () => {
  const seen = evened((x) => (x < 40 ? 0.2 : 0.9))
  for (const x of [0, 19, 20, 39, 59]) expect(seen.wall[at(x)]! + seen.thing[at(x)]!).toBeCloseTo(1, 4)
  const planes = surfacePlanes(() => plane((x) => x / 60))
  evenWithinEdges(planes, { colour: [zero, zero, zero], size })
  expect(planes.wall[at(59)]).toBeCloseTo(59 / 60)
})
