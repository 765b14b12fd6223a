import { expect, test } from 'vitest'
import type { FoundBox } from '../geometry/find-box.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import { keepToBox } from './keep-to-box.ts'
import type { SurfaceVotes } from './surface-votes.ts'

const size = { width: 4, height: 60 }
const everywhere = () => new Float32Array(size.width * size.height).fill(1)

/** Shell and floor above and below the floor's border at row 30, when both were found everywhere. */
function kept(floorSupport: number | undefined, network?: Partial<SurfaceProbabilities>) {
  const votes = {
    shell: everywhere(),
    shellAndViews: everywhere(),
    floor: everywhere(),
    rug: everywhere(),
    scene: { size },
  }
  const rows = (row: number) => new Float32Array(size.width).fill(row)
  const found = { ceilingRows: rows(0), floorRows: rows(30), floorSupport } as FoundBox
  keepToBox(votes as unknown as SurfaceVotes, found, network as SurfaceProbabilities | undefined)
  return [votes.shell, votes.floor].map((plane) => [plane[10 * size.width]!, plane[50 * size.width]!])
}

test('walls end and floors begin at the floor’s border', () => {
  expect(kept(0.8)).toEqual([
    [1, 0],
    [0, 1],
  ])
})

test('a border without edge support has no effect', () => {
  expect(kept(0.1)).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('a floor stays when the box has none in view', () => {
  expect(kept(undefined)).toEqual([
    [1, 1],
    [1, 1],
  ])
})

test('walls and floors that the network is sure of stay on either side of the border', () => {
  const nowhere = () => new Float32Array(size.width * size.height)
  expect(kept(0.8, { wall: everywhere(), floor: nowhere() })[0]).toEqual([1, 1])
  expect(kept(0.8, { wall: nowhere(), floor: everywhere() })[1]).toEqual([1, 1])
  expect(kept(0.8, { wall: nowhere(), floor: nowhere() })).toEqual(kept(0.8))
})
