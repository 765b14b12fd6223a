import { expect, test } from 'vitest'
import type { RoomCamera } from '../geometry/room-camera.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import { boxProbabilities } from './box-probabilities.ts'
import type { SurfaceVotes } from './surface-votes.ts'

const size = { width: 8, height: 6 }
const plane = (value: number) => new Float32Array(size.width * size.height).fill(value)

const camera: RoomCamera = {
  ...{ focal: 8, centre: { x: 3.5, y: 2.5 }, sure: 1 },
  axes: { up: [0, -1, 0], across: [1, 0, 0], away: [0, 0, 1] },
}
const votes = {
  ...{ shell: plane(1), shellAndViews: plane(1) },
  ...{ floor: plane(0), rug: plane(0), window: plane(0) },
} as unknown as SurfaceVotes

const top = 0
const seen = (wall: number): SurfaceProbabilities => ({
  ...{ wall: plane(wall), ceiling: plane(1 - wall) },
  ...{ floor: plane(0), window: plane(0), thing: plane(0) },
})

test('what the rules take for wall or ceiling is what the network takes it for', () => {
  const of = (network?: SurfaceProbabilities) => boxProbabilities(votes, camera, size, network)
  expect(of(seen(0)).ceiling[top]).toBeGreaterThan(of(seen(0)).wall[top]!)
  expect(of(seen(1)).wall[top]).toBeGreaterThan(of(seen(1)).ceiling[top]!)
  const rules = of()
  expect(of(seen(0)).ceiling[top]).toBeGreaterThan(rules.ceiling[top]!)
  expect(of(seen(1)).ceiling[top]).toBeLessThan(rules.ceiling[top]!)
})
