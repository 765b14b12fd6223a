import { smoothstep } from '../../colour/curves.ts'
import { type Plane, type Size, squaredDistance } from '../../raster/planes.ts'

/** One row per column, with the strength of the edge there. */
export interface CeilingPath {
  rows: Int32Array
  evidence: Float32Array
}

/** Rows above this one mean that the column shows no ceiling. */
export const FIRST_ROW = 3
/** The search covers only the upper part of the picture, as a fraction of its height. */
const SEARCH_HEIGHT = 0.46
const STRONGEST = 0.07
/** Gain of a column without a ceiling. Weaker edges lose against it. */
const NO_CEILING_GAIN = 0.021
const SLOPE_PRICE = 0.0026
const MAX_SLOPE = 3

/**
 * Finds the line between ceiling and wall as the best path from left to right, by dynamic programming. An edge counts
 * only where both sides look like wall or ceiling, so that furniture, frames and windows do not attract the path.
 * @param planes lightly smoothed L and weighted a, b
 * @param shellLike per pixel 0…1: may be wall or ceiling
 */
export function searchCeilingPath(planes: readonly Plane[], shellLike: Plane, size: Size): CeilingPath {
  const height = Math.max(FIRST_ROW + 1, Math.floor(size.height * SEARCH_HEIGHT))
  const edges = edgeEvidence(planes, shellLike, size, height)
  const rows = bestPath(edges, size.width, height)
  const evidence = Float32Array.from(rows, (y, x) => (y < FIRST_ROW ? 0 : edges[y * size.width + x]!))
  return { rows, evidence }
}

/** Whether a pixel may be wall or ceiling. */
export function isShell(shellLike: Plane, i: number): boolean {
  return shellLike[i]! > 0.15
}

function edgeEvidence(
  planes: readonly Plane[],
  shellLike: Plane,
  size: Size,
  searchHeight: number,
): Float32Array {
  const { width, height } = size
  const edges = new Float32Array(width * searchHeight)
  for (let y = FIRST_ROW; y < Math.min(searchHeight, height - 2); y++) {
    const fade = 1 - 0.75 * smoothstep(0.26, 0.44, y / height)
    for (let x = 0; x < width; x++) {
      const above = (y - 3) * width + x
      const below = (y + 2) * width + x
      if (!isShell(shellLike, above) || !isShell(shellLike, below)) continue
      if (!surroundedByShell(shellLike, x, y, size)) continue
      const near = Math.sqrt(squaredDistance(planes, above, below))
      const farAbove = Math.max(0, y - 7) * width + x
      const farBelow = Math.min(height - 1, y + 6) * width + x
      const far = Math.sqrt(squaredDistance(planes, farAbove, farBelow))
      edges[y * width + x] = Math.min(STRONGEST, near, far * 1.3) * fade
    }
  }
  return edges
}

/** Whether the 24 rows below and the 12 rows above, as far as the picture goes, all look like shell. */
function surroundedByShell(shellLike: Plane, x: number, y: number, { width, height }: Size): boolean {
  for (let d = 3; d <= 24; d += 3) {
    if (!isShell(shellLike, Math.min(height - 1, y + d) * width + x)) return false
  }
  for (let d = 3; d <= 12 && y - d >= 0; d += 3) {
    if (!isShell(shellLike, (y - d) * width + x)) return false
  }
  return true
}

function bestPath(edges: Float32Array, width: number, height: number): Int32Array {
  const gain = (x: number, y: number) => (y < FIRST_ROW ? NO_CEILING_GAIN : edges[y * width + x]!)
  const came = new Int8Array(width * height)
  let cost = Float32Array.from({ length: height }, (_, y) => -gain(0, y))
  for (let x = 1; x < width; x++) {
    const next = new Float32Array(height)
    for (let y = 0; y < height; y++) {
      let best = Number.POSITIVE_INFINITY
      for (let d = -MAX_SLOPE; d <= MAX_SLOPE; d++) {
        if (y + d < 0 || y + d >= height) continue
        const price = cost[y + d]! + SLOPE_PRICE * Math.abs(d)
        if (price >= best) continue
        best = price
        came[y * width + x] = d
      }
      next[y] = best - gain(x, y)
    }
    cost = next
  }
  const rows = new Int32Array(width)
  let y = cost.indexOf(Math.min(...cost))
  for (let x = width - 1; x >= 0; x--) {
    rows[x] = y
    y += came[y * width + x]!
  }
  return rows
}
