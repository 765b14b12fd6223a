import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PartGraph } from './part-graph.ts'

/** Lightness of parts in a row from left to right, and the probability of wall rather than of a thing. */
interface Part {
  lightness: number
  wall: number
}

const WIDE = 4
/** A picture of one row of parts, four pixels wide each. */
function graphOf(row: readonly Part[]) {
  const size = { width: row.length * WIDE, height: 3 }
  const labels = Int32Array.from({ length: size.width * size.height }, (_, i) =>
    Math.floor((i % size.width) / WIDE),
  )
  const planeOf = (value: (part: Part) => number) => Float32Array.from(labels, (part) => value(row[part]!))
  const meansOf = (value: (part: Part) => number) => Float64Array.from(row, value)
  const none = new Float64Array(row.length)
  const means = [meansOf(({ wall }) => wall), none, none, none, meansOf(({ wall }) => 1 - wall)]
  const graph = new PartGraph({ labels, means }, [planeOf(({ lightness }) => lightness)], size)
  /** The parts within a distance of the first one. */
  return (reach: number) => [...new Set([...labels].filter((_, i) => graph.within(0, reach)[i]))]
}

const wall = (lightness: number): Part => ({ lightness, wall: 0.9 })

test('shading in small steps belongs to one thing, the same difference in one step does not', () => {
  const shaded = graphOf([0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map(wall))
  const cut = graphOf([0.9, 0.9, 0.9, 0.4, 0.4, 0.4].map(wall))
  expect(shaded(0.03)).toEqual([0, 1, 2, 3, 4, 5])
  expect(cut(0.03)).toEqual([0, 1, 2])
})

test('what the network takes for something else is left out, whatever its colour', () => {
  const mirror = { lightness: 0.7, wall: 0.2 }
  expect(graphOf([wall(0.7), mirror, wall(0.7)])(0.6)).toEqual([0])
  expect(graphOf([wall(0.7), wall(0.7), mirror])(0.6)).toEqual([0, 1])
})

test('what the network sees otherwise is left out, however gradually it gets there', () => {
  const fading = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4].map((wall) => ({ lightness: 0.7, wall }))
  expect(graphOf(fading)(0.6)).toEqual([0, 1, 2, 3])
})

test('every part lies in its own region, and a greater reach leaves nothing out', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  const rows = fc.array(fc.record({ lightness: share, wall: share }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(rows, share, share, (row, one, other) => {
      const parts = graphOf(row)
      const [near, far] = [Math.min(one, other), Math.max(one, other)].map((reach) => parts(reach + 0.01))
      expect(near).toContain(0)
      expect(far).toEqual(expect.arrayContaining(near!))
    }),
  )
})
