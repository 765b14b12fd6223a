import type { Size } from '../raster/planes.ts'
import { enlarged } from '../raster/resize.ts'
import {
  type SurfaceName,
  type SurfaceProbabilities,
  surfacePlanes,
} from '../room/geometry/surface-probabilities.ts'

/** The names of the surfaces in descriptions. */
const NAMES: Partial<Record<string, SurfaceName>> = {
  walls: 'wall',
  floor: 'floor',
  ceiling: 'ceiling',
  windows: 'window',
}

/**
 * Converts a network's output to the probability of each surface on the raster.
 * @param output class by class, row by row
 * @param own size of the output
 * @param classes the surface of each class
 */
export function networkProbabilities(
  output: Float32Array,
  own: Size,
  classes: readonly string[],
  size: Size,
): SurfaceProbabilities {
  const found = surfacePlanes(() => new Float32Array(own.width * own.height))
  for (const [index, name] of classes.entries()) {
    const plane = found[NAMES[name] ?? 'thing']
    const start = index * plane.length
    for (let i = 0; i < plane.length; i++) plane[i]! += output[start + i]!
  }
  return surfacePlanes((name) => enlarged(found[name], own, size))
}
