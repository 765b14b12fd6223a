import type { Plane } from '../../raster/planes.ts'
import { WALL } from '../regions/paint-group.ts'

/**
 * Measures how far the network takes the walls for things, such as cupboards, curtains or lamps.
 * @param walls weight (0…1) of all walls at each pixel; empty without any
 * @param thing the network's probability (0…1) of a thing at each pixel
 * @returns mean probability (0…1) within the walls, 0 without walls
 */
export function thingsInWalls(walls: Plane, thing: Plane): number {
  let [area, sum] = [0, 0]
  walls.forEach((weight, i) => {
    if (weight < WALL) return
    area++
    sum += thing[i]!
  })
  return area ? sum / area : 0
}
