import type { Plane, Size } from '../../raster/planes.ts'
import { meansOverRegions } from '../surfaces/region-means.ts'
import { neighboursOf } from './neighbours.ts'

/** Maximum colour difference between neighbouring regions of one thing. */
const ALIKE = 0.055

/**
 * A region with its adjacent regions of similar colour: 1 inside, 0 outside.
 * @param label of the region
 */
export function withAlike(
  regions: Int32Array,
  label: number,
  colour: readonly Plane[],
  size: Size,
): Uint8Array {
  const count = regions.reduce((most, other) => Math.max(most, other), 0) + 1
  const means = colour.map((plane) => meansOverRegions(plane, { labels: regions, count }))
  const isAlike = (other: number) => Math.hypot(...means.map((mean) => mean[other]! - mean[label]!)) < ALIKE
  const parts = new Set([label, ...[...neighboursOf(regions, count, size)[label]!].filter(isAlike)])
  return Uint8Array.from(regions, (other) => (parts.has(other) ? 1 : 0))
}
