import { expect, test } from 'vitest'
import type { FoundBox } from '../geometry/find-box.ts'
import { keepToBox } from './keep-to-box.ts'
import type { SurfaceVotes } from './surface-votes.ts'

const size = { width: 4, height: 60 }
const everywhere = () => new Float32Array(size.width * size.height).fill(1)

/** Shell and floor of a column where both were found everywhere, with the floor's border at row 30. */
function kept(floorSupport: number | undefined) {
  const votes = {
    shell: everywhere(),
    shellAndViews: everywhere(),
    floor: everywhere(),
    rug: everywhere(),
    scene: { size },
  }
  const rows = (row: number) => new Float32Array(size.width).fill(row)
  const found = { ceilingRows: rows(0), floorRows: rows(30), floorSupport } as FoundBox
  keepToBox(votes as unknown as SurfaceVotes, found)
  return [votes.shell, votes.floor].map((plane) => [plane[10 * size.width]!, plane[50 * size.width]!])
}

test('walls end at the floor’s border and floors begin there', () => {
  expect(kept(0.8)).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('a border that no edge speaks for parts nothing', () => {
  expect(kept(0.1)).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('a floor that the box has out of the picture stays', () => {
  expect(kept(undefined)).toEqual([
    [1, 1],
    [1, 1],
  ])
})
