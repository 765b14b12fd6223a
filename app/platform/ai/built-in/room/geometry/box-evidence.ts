import { boxMean } from '../../raster/guided-filter.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { SurfaceName, SurfaceProbabilities } from './surface-probabilities.ts'

/** The kinds of faces of a box. */
export type Face = 'floor' | 'wall' | 'ceiling'

/**
 * The distribution of surfaces on each face of a furnished room: furniture hides half of a floor, walls carry
 * windows, doors and pictures, and hardly anything hides a ceiling. The remainder to 1 is what a box cannot explain
 * (beams, steps, mirrors).
 */
const SHOWN: Record<Face, Record<SurfaceName, number>> = {
  floor: { wall: 0.03, floor: 0.45, ceiling: 0.001, window: 0.01, thing: 0.5 },
  wall: { wall: 0.45, floor: 0.02, ceiling: 0.03, window: 0.12, thing: 0.38 },
  ceiling: { wall: 0.04, floor: 0.001, ceiling: 0.85, window: 0.02, thing: 0.09 },
}
/** Distance in pixels to each side of a border over which the colour step is measured, because borders may be soft. */
const REACH = 2

/** Prefix sums of each face's log-likelihood down every column: `sums[y × width + x]` covers all rows above y. */
export type FaceSums = Record<Face, Float64Array>

/** Sums the log-likelihood of each face down every column. */
export function sumFaces(probabilities: SurfaceProbabilities, size: Size): FaceSums {
  const { width, height } = size
  const { wall, floor, ceiling, window, thing } = probabilities
  const sumsOf = (face: Face) => {
    const shown = SHOWN[face]
    const sums = new Float64Array(width * (height + 1))
    for (let i = 0; i < width * height; i++) {
      const bare = wall[i]! * shown.wall + floor[i]! * shown.floor + ceiling[i]! * shown.ceiling
      sums[i + width] = sums[i]! + Math.log(bare + window[i]! * shown.window + thing[i]! * shown.thing)
    }
    return sums
  }
  return { floor: sumsOf('floor'), wall: sumsOf('wall'), ceiling: sumsOf('ceiling') }
}

/** Structure tensor of the colours, summed over their planes. */
export interface EdgeTensor {
  xx: Plane
  xy: Plane
  yy: Plane
}

/** Computes the structure tensor from central differences over `REACH` pixels. */
export function edgeTensor(colour: readonly Plane[], size: Size): EdgeTensor {
  const { width, height } = size
  const planes = colour.map((plane) => boxMean(plane, size, 1))
  const [xx, xy, yy] = [0, 1, 2].map(() => new Float32Array(width * height)) as [Plane, Plane, Plane]
  for (let y = REACH; y < height - REACH; y++) {
    for (let i = y * width + REACH; i < (y + 1) * width - REACH; i++) {
      for (const plane of planes) {
        const dx = plane[i + REACH]! - plane[i - REACH]!
        const dy = plane[i + REACH * width]! - plane[i - REACH * width]!
        xx[i]! += dx * dx
        xy[i]! += dx * dy
        yy[i]! += dy * dy
      }
    }
  }
  return { xx, xy, yy }
}

/** Magnitude of the colour step across a border with the given unit normal. */
export function stepAcross({ xx, xy, yy }: EdgeTensor, i: number, normalX: number, normalY: number): number {
  const square = xx[i]! * normalX * normalX + 2 * xy[i]! * normalX * normalY + yy[i]! * normalY * normalY
  return Math.sqrt(Math.max(0, square))
}
