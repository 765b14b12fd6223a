import type { Plane, Size } from '../../raster/planes.ts'
import { risingFlood } from '../../raster/rising-flood.ts'

/** Gradients below NOISE are noise and those above LINE are lines, in any picture. */
const NOISE = 0.012
const LINE = 0.12
const LEVELS = 240
/** Minimum area of a part as a fraction of the picture. */
const MIN_AREA = 0.0015
/** A part is stable if it grows by less than this fraction while the water rises by this factor. */
const GROWTH = 0.08
const HOLDS = 1.4

/**
 * The smallest stable part of a region around `source`, or the region itself. Flooding finds the fine outline around a
 * place as a maximally stable extremal region (Matas et al. 2002).
 * @param strength of lines at each pixel
 */
export function stablePart(region: Uint8Array, strength: Plane, source: number, size: Size): Uint8Array {
  const heights = strength.map((line, i) => (region[i] ? line : LINE))
  const { order, areaAt } = risingFlood(heights, size, source, LINE, LEVELS)
  const least = MIN_AREA * heights.length
  for (let level = Math.round((NOISE / LINE) * LEVELS); level < LEVELS / HOLDS; level++) {
    const area = areaAt[level]!
    if (area < least || areaAt[Math.round(level * HOLDS)]! >= area * (1 + GROWTH)) continue
    const part = new Uint8Array(region.length)
    for (const i of order.subarray(0, area)) part[i] = 1
    return part
  }
  return region
}
