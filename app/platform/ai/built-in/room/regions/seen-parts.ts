import { connectedAreas } from '../../raster/components.ts'
import type { Segmentation } from '../../raster/graph-segmentation.ts'
import type { Size } from '../../raster/planes.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import { meansOverRegions } from '../surfaces/region-means.ts'

/** The small parts of a photo, and what the network sees in them. */
export interface SeenParts {
  /** Each pixel's part. */
  labels: Int32Array
  /** For each surface: its mean probability (0…1) in every part. */
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

/**
 * The connected parts around a pixel in which the network sees much the same as in the pixel's own: what it takes for
 * one thing, however many colours that has.
 *
 * @param difference maximum sum (0…2) of the surfaces' differences in probability
 * @returns 1 inside, 0 outside
 */
export function partsSeenAlike(
  { labels, means }: SeenParts,
  source: number,
  difference: number,
  size: Size,
): Uint8Array {
  const own = labels[source]!
  const isAlike = Uint8Array.from(means[0]!, (_, part) => {
    const apart = means.reduce((sum, mean) => sum + Math.abs(mean[part]! - mean[own]!), 0)
    return apart < difference ? 1 : 0
  })
  const { labels: areas } = connectedAreas(
    Uint8Array.from(labels, (part) => isAlike[part]!),
    size,
  )
  return Uint8Array.from(areas, (area) => (area === areas[source] ? 1 : 0))
}
