import { smoothstep } from '../../colour/curves.ts'
import type { Plane } from '../../raster/planes.ts'
import type { FoundBox } from '../geometry/find-box.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import type { SurfaceVotes } from './surface-votes.ts'

/** Half the rows over which the border blends, because borders are never quite straight in a photo. */
const SOFT = 3
/** Minimum edge support for a border to apply. */
const MIN_SUPPORT = 0.25
/** Probabilities between which the network starts to contradict the border and wins. */
const CONTRADICTS = [0.5, 0.7] as const

/**
 * Removes walls below the floor's border and floors above it from the votes, in place. If the box has no floor in
 * view, a floor that was found contradicts it and stays. Where the network is sure of wall or floor, these stay too.
 */
export function keepToBox(
  { shell, shellAndViews, floor, rug, scene: { size } }: SurfaceVotes,
  found: FoundBox,
  network?: SurfaceProbabilities,
): void {
  if (found.floorSupport === undefined || found.floorSupport < MIN_SUPPORT) return
  const certainty = (plane: Plane | undefined, i: number) =>
    plane ? smoothstep(...CONTRADICTS, plane[i]!) : 0
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const below = y - found.floorRows[x]!
      const wall = Math.max(1 - smoothstep(0, 2 * SOFT, below), certainty(network?.wall, i))
      const ground = Math.max(smoothstep(-2 * SOFT, 0, below), certainty(network?.floor, i))
      shell[i]! *= wall
      shellAndViews[i]! *= wall
      floor[i]! *= ground
      rug[i]! *= ground
    }
  }
}
