import type { Plane, Size } from './planes.ts'

/** The pixels that a flood reaches from its source, in order. */
export interface Flood {
  /** Pixel indices, the source first. */
  order: Int32Array
  /** Number of flooded pixels at each level. */
  areaAt: Int32Array
}

/**
 * Floods a landscape from a source, as in watershed segmentation (Vincent & Soille 1991). A pixel is flooded once a
 * path from the source leads to it that is nowhere higher than the water.
 *
 * @param heights of each pixel; those above `most` count as `most`
 * @param most height of the last level
 * @param levels number of levels from 0 to `most`
 */
export function risingFlood(heights: Plane, size: Size, source: number, most: number, levels: number): Flood {
  const waiting: number[][] = Array.from({ length: levels }, () => [])
  const seen = new Uint8Array(heights.length)
  const order = new Int32Array(heights.length)
  const areaAt = new Int32Array(levels)
  let reached = 0
  const discover = (i: number) => {
    if (seen[i]) return
    seen[i] = 1
    waiting[Math.min(levels - 1, Math.max(level, (heights[i]! / most) * levels)) | 0]!.push(i)
  }
  let level = 0
  discover(source)
  for (; level < levels; level++) {
    for (let i = waiting[level]!.pop(); i !== undefined; i = waiting[level]!.pop()) {
      order[reached++] = i
      const x = i % size.width
      if (x > 0) discover(i - 1)
      if (x < size.width - 1) discover(i + 1)
      if (i >= size.width) discover(i - size.width)
      if (i + size.width < heights.length) discover(i + size.width)
    }
    areaAt[level] = reached
  }
  return { order, areaAt }
}
