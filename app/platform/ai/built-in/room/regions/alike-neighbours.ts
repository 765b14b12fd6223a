import type { Plane, Size } from '../../raster/planes.ts'

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
  const mean = meanColours(regions, colour)
  const own = mean[label]!
  const isAlike = mean.map((other) => Math.hypot(...other.map((value, c) => value - own[c]!)) < ALIKE)
  const touching = new Set([label])
  for (let i = 0; i < regions.length; i++) {
    const right = (i + 1) % size.width ? regions[i + 1] : undefined
    for (const next of [right, regions[i + size.width]]) {
      if (next === label) touching.add(regions[i]!)
      else if (next !== undefined && regions[i] === label) touching.add(next)
    }
  }
  return Uint8Array.from(regions, (other) => (touching.has(other) && isAlike[other] ? 1 : 0))
}

function meanColours(regions: Int32Array, colour: readonly Plane[]): number[][] {
  const count = regions.reduce((most, label) => Math.max(most, label), 0) + 1
  const pixels = new Float64Array(count)
  for (const label of regions) pixels[label]!++
  const sums = colour.map((plane) => {
    const sum = new Float64Array(count)
    for (let i = 0; i < plane.length; i++) sum[regions[i]!]! += plane[i]!
    return sum
  })
  return Array.from(pixels, (n, label) => sums.map((sum) => sum[label]! / n))
}
