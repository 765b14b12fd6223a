import { smoothstep } from '../../colour/curves.ts'
import type { FoundBox } from '../geometry/find-box.ts'
import type { SurfaceVotes } from './surface-votes.ts'

/** Half the rows over which the border blends, because borders are never quite straight in a photo. */
const SOFT = 3
/** Minimum edge support for a border to apply. */
const MIN_SUPPORT = 0.25

/**
 * Removes walls below the floor's border and floors above it from the votes, in place. If the box has no floor in
 * view, a floor that was found contradicts it and stays.
 */
export function keepToBox(
  { shell, shellAndViews, floor, rug, scene: { size } }: SurfaceVotes,
  found: FoundBox,
): void {
  if (found.floorSupport === undefined || found.floorSupport < MIN_SUPPORT) return
  for (let y = 0, i = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, i++) {
      const below = y - found.floorRows[x]!
      const wall = 1 - smoothstep(0, 2 * SOFT, below)
      const ground = smoothstep(-2 * SOFT, 0, below)
      shell[i]! *= wall
      shellAndViews[i]! *= wall
      floor[i]! *= ground
      rug[i]! *= ground
    }
  }
}
