import { clamp } from '../../colour/curves.ts'
import { domainTransform } from '../../raster/domain-transform.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import { FIRST_ROW, searchCeilingPath } from './ceiling-path.ts'
import { believableSegments, type CeilingSegment, smoothPath } from './ceiling-segments.ts'
import { straightPieces } from './straight-pieces.ts'

export interface CeilingLine {
  /** The line's row (fractional, analysis raster) in each column; below 3 no ceiling is in view. */
  rows: Float32Array
  /** Whether the line is certain enough to separate ceiling and wall. */
  isReliable: boolean
  /**
   * Whether it is straight between corners, as in the room's box; bends in the photo are then not part of the
   * ceiling.
   */
  straight?: boolean
}

const MIN_SUPPORT = 0.66
const MIN_SPAN = 0.36
const MAX_HEIGHT_SHARE = 0.45

/**
 * Finds the line between ceiling and walls: takes the best path, smooths it, cuts it into supported segments, joins
 * these and fits straight lines.
 * @param colour L and weighted a, b of the analysis raster
 * @param shellLike per pixel 0…1: may be wall or ceiling
 */
export function findCeilingLine(colour: readonly Plane[], shellLike: Plane, size: Size): CeilingLine {
  const planes = colour.map((plane) => plane.slice())
  domainTransform(planes, colour, size, { sigmaSpace: 2.5, sigmaRange: 0.25, passes: 1 })
  const path = searchCeilingPath(planes, shellLike, size)
  smoothPath(path)
  const segments = believableSegments(path, shellLike, size)
  const columns = segments.reduce((sum, s) => sum + s.clearColumns, 0)
  const support = segments.reduce((sum, s) => sum + s.support * s.clearColumns, 0) / Math.max(1, columns)
  const span = segments.reduce((sum, s) => sum + s.to - s.from + 1, 0) / size.width
  const joined = joinSegments(path.rows, segments).map((row) =>
    Math.min(row, Math.floor(size.height * MAX_HEIGHT_SHARE)),
  )
  return { rows: blur(straightPieces(joined).rows, 3), isReliable: support > MIN_SUPPORT && span > MIN_SPAN }
}

/** Whether a pixel of the raster lies above a ceiling line that is certain enough. */
export const isAboveLine = ({ rows, isReliable }: CeilingLine, i: number): boolean =>
  isReliable && Math.floor(i / rows.length) < rows[i % rows.length]!

/** One row per column: the segments, linear interpolation between them, and extrapolation at both ends. */
function joinSegments(rows: Int32Array, segments: CeilingSegment[]): Float32Array {
  const line = new Float32Array(rows.length)
  const first = segments[0]
  const last = segments.at(-1)
  if (!first || !last) return line
  for (const { from, to } of segments) for (let x = from; x <= to; x++) line[x] = rows[x]!
  for (const [i, left] of segments.slice(0, -1).entries()) {
    const right = segments[i + 1]!
    const slope = (right.startRow - left.endRow) / (right.from - left.to)
    for (let x = left.to + 1; x < right.from; x++) line[x] = left.endRow + slope * (x - left.to)
  }
  for (let x = 0; x < first.from; x++) {
    line[x] = Math.max(0, first.startRow - clamp(first.startSlope, -1, 1) * (first.from - x))
  }
  for (let x = last.to + 1; x < line.length; x++) {
    line[x] = Math.max(0, last.endRow + clamp(last.endSlope, -1, 1) * (x - last.to))
  }
  return line
}

/** Rounds the corners a little. Columns without a ceiling stay without one. */
function blur(line: Float32Array, reach: number): Float32Array {
  return line.map((row, x) => {
    if (row < FIRST_ROW) return row
    const part = line.subarray(Math.max(0, x - reach), x + reach + 1)
    return part.reduce((sum, value) => sum + value, 0) / part.length
  })
}
