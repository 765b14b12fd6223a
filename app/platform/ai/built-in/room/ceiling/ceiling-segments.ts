import type { Plane, Size } from '../../raster/planes.ts'
import { type CeilingPath, FIRST_ROW, isShell } from './ceiling-path.ts'

/** A stretch of the ceiling path with edge support. */
export interface CeilingSegment {
  from: number
  to: number
  /** Fraction (0…1) of its unobstructed columns that have a clear edge, and the number of columns with one. */
  support: number
  clearColumns: number
  /** Rows, and slopes in rows per column, at both ends. */
  startRow: number
  endRow: number
  startSlope: number
  endSlope: number
}

const CLEAR_EDGE = 0.018

/**
 * Removes dips and bumps of the path that are narrower than a lamp or a frame, by a morphological opening followed by
 * a closing. Modifies the path.
 */
export function smoothPath({ rows, evidence }: CeilingPath): void {
  const narrow = Math.round(rows.length * 0.05)
  const wide = Math.round(rows.length * 0.075)
  const opened = slide(slide(rows, narrow, Math.min), narrow, Math.max)
  for (let x = 0; x < rows.length; x++) if (rows[x]! - opened[x]! > 5) rows[x] = opened[x]!
  const closed = slide(slide(rows, wide, Math.max), wide, Math.min)
  for (let x = 0; x < rows.length; x++) {
    if (closed[x]! - rows[x]! <= 3) continue
    rows[x] = closed[x]!
    evidence[x] = Math.max(evidence[x]!, 0.017)
  }
}

function slide(rows: Int32Array, reach: number, pick: (a: number, b: number) => number): Int32Array {
  return rows.map((row, x) => {
    let value = row
    for (let d = -reach; d <= reach; d++) {
      value = pick(value, rows[Math.min(rows.length - 1, Math.max(0, x + d))]!)
    }
    return value
  })
}

/** Cuts the path at unsupported jumps and keeps the segments that are clear and consistent with each other. */
export function believableSegments(path: CeilingPath, shellLike: Plane, size: Size): CeilingSegment[] {
  const { rows, evidence } = path
  const open = Array.from(rows, (row, x) => runsThroughShell(row, x, shellLike, size))
  const segments: CeilingSegment[] = []
  let start = -1
  for (let x = 0; x <= rows.length; x++) {
    const jump = x > 0 && x < rows.length && Math.abs(rows[x]! - rows[x - 1]!) >= 2 && evidence[x]! < 0.012
    const ends = x === rows.length || rows[x]! < FIRST_ROW || jump
    if (!ends) {
      if (start < 0) start = x
      continue
    }
    const segment = start >= 0 && measureSegment(path, open, start, x - 1)
    if (segment) segments.push(segment)
    start = jump && rows[x]! >= FIRST_ROW ? x : -1
  }
  const kept: CeilingSegment[] = []
  for (const segment of segments.sort((p, q) => q.clearColumns - p.clearColumns)) {
    if (kept.every((other) => agree(other, segment))) kept.push(segment)
  }
  return kept.sort((p, q) => p.from - q.from)
}

function runsThroughShell(row: number, x: number, shellLike: Plane, { width, height }: Size): boolean {
  let count = 0
  for (let d = -6; d <= 8; d += 2) {
    const y = Math.min(height - 1, Math.max(0, row + d))
    if (isShell(shellLike, y * width + x)) count++
  }
  return count >= 6
}

function measureSegment(
  { rows, evidence }: CeilingPath,
  open: boolean[],
  first: number,
  last: number,
): CeilingSegment | undefined {
  let clear = 0
  let judged = 0
  for (let x = first; x <= last; x++) {
    if (!open[x]) continue
    judged++
    if (evidence[x]! > CLEAR_EDGE) clear++
  }
  if (last - first < rows.length * 0.06 || judged < rows.length * 0.04 || clear <= judged * 0.6)
    return undefined
  let from = first
  let to = last
  while (from < last && evidence[from]! < 0.015) from++
  while (to > first && evidence[to]! < 0.015) to--
  const reach = Math.max(4, Math.round(rows.length * 0.11))
  const slope = (a: number, b: number) => (b > a ? (rows[b]! - rows[a]!) / (b - a) : 0)
  return {
    ...{ from, to, support: clear / judged, clearColumns: clear },
    ...{ startRow: rows[from]!, endRow: rows[to]! },
    ...{
      startSlope: slope(from, Math.min(to, from + reach)),
      endSlope: slope(Math.max(from, to - reach), to),
    },
  }
}

/** Whether two segments, extrapolated towards each other, meet in a corner or along one line. */
function agree(p: CeilingSegment, q: CeilingSegment): boolean {
  const [left, right] = p.from < q.from ? [p, q] : [q, p]
  const gap = Math.max(1, right.from - left.to)
  let miss = Number.POSITIVE_INFINITY
  for (let x = 0; x <= gap; x++) {
    const fromLeft = left.endRow + left.endSlope * x
    const fromRight = right.startRow - right.startSlope * (gap - x)
    miss = Math.min(miss, Math.abs(fromLeft - fromRight))
  }
  return miss <= 6 + gap * 0.3
}
