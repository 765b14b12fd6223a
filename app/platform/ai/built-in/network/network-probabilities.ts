import type { Plane, Size } from '../raster/planes.ts'
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

/** Resizes by bilinear interpolation. */
function enlarged(plane: Plane, own: Size, size: Size): Plane {
  const columns = places(own.width, size.width)
  const out = new Float32Array(size.width * size.height)
  let at = 0
  for (const [top, bottom, down] of places(own.height, size.height)) {
    for (const [left, right, along] of columns) {
      const upper = plane[top * own.width + left]! * (1 - along) + plane[top * own.width + right]! * along
      const lower =
        plane[bottom * own.width + left]! * (1 - along) + plane[bottom * own.width + right]! * along
      out[at++] = upper * (1 - down) + lower * down
    }
  }
  return out
}

/** For each of `count` pixels in a line: its two neighbours among `own`, and its position (0…1) between them. */
function places(own: number, count: number): [before: number, after: number, way: number][] {
  return Array.from({ length: count }, (_, i) => {
    const at = Math.min(own - 1, Math.max(0, ((i + 0.5) * own) / count - 0.5))
    const before = Math.floor(at)
    return [before, Math.min(own - 1, before + 1), at - before]
  })
}
