import type { Patch } from '../material.ts'
import type { PlanePatches } from './plane-patches.ts'

/** Maps the pixels of a photo to patches of the nearest of several walls. */
export class WallPatches {
  private readonly walls: readonly PlanePatches[]
  private readonly floorAt: number

  /**
   * @param walls with `u` to the right and `v` downwards
   * @param floorAt `v` of the floor in metres
   */
  constructor(walls: readonly PlanePatches[], floorAt: number) {
    this.walls = walls
    this.floorAt = floorAt
  }

  /**
   * Writes the patch of the pixel in column `x` and row `y`, with `v` as the height above the floor.
   * @returns false where no wall is in view
   */
  at(x: number, y: number, patch: Patch): boolean {
    let nearest: PlanePatches | undefined
    let nearness = 0
    for (const wall of this.walls) {
      const near = wall.nearness(x, y)
      if (near > nearness) [nearest, nearness] = [wall, near]
    }
    if (!nearest?.at(x, y, patch)) return false
    patch.v = this.floorAt - patch.v
    return true
  }
}
