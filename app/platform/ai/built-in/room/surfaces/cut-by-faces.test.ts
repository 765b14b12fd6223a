import { expect, test } from 'vitest'
import type { FoundBox } from '../geometry/find-box.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import { facesOf } from './cut-by-faces.ts'

const [WALL, FLOOR] = [0, 1]
const size = { width: 2, height: 4 }
const rows = (row: number) => new Float32Array(size.width).fill(row)
/** A box without a ceiling in view, whose floor begins in the middle. */
const found = { height: size.height, ceilingRows: rows(0), floorRows: rows(2) } as FoundBox

function facesWith(wall: number[], floor: number[]) {
  const network = { wall: Float32Array.from(wall), floor: Float32Array.from(floor) }
  return [...facesOf(found, size, network as unknown as SurfaceProbabilities)]
}

test('the faces are those of the box', () => {
  const box = [WALL, WALL, WALL, WALL, FLOOR, FLOOR, FLOOR, FLOOR]
  expect([...facesOf(found, size)]).toEqual(box)
  expect(facesWith(Array(8).fill(0.5), Array(8).fill(0.5))).toEqual(box)
})

test('a network that is sure of wall or floor contradicts the box', () => {
  expect(facesWith([0, 0, 0, 0, 0.9, 0, 0, 0], [0, 0, 0, 0.9, 0, 0, 0, 0])).toEqual([
    ...[WALL, WALL, WALL, FLOOR],
    ...[WALL, FLOOR, FLOOR, FLOOR],
  ])
})
