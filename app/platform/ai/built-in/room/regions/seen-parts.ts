import type { Segmentation } from '../../raster/graph-segmentation.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import { meansOverRegions } from '../surfaces/region-means.ts'

/** The floor's index among the surfaces of `means`. */
export const FLOOR = 1

/** The small parts of a photo, and what the network sees in them. */
export interface SeenParts {
  /** Each pixel's part. */
  labels: Int32Array
  /** For wall, floor, ceiling, window and thing: its mean probability (0…1) in every part. */
  means: readonly Float64Array[]
}

/** Measures what the network sees in each part of a segmentation of its own raster. */
export function seenParts(
  parts: Segmentation,
  { wall, floor, ceiling, window, thing }: SurfaceProbabilities,
): SeenParts {
  const planes = [wall, floor, ceiling, window, thing]
  return {
    labels: parts.labels,
    means: planes.map((plane) => meansOverRegions(plane, parts)),
  }
}
