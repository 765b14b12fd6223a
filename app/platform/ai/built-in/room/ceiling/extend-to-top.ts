import type { Plane } from '../../raster/planes.ts'
import { FIRST_ROW } from './ceiling-path.ts'

/** Columns at the end of a piece that tell its slope, and the least that an extended end rises, in rows per column. */
const END = 16
const MIN_RISE = 0.2
/** Slope from which an end falls: such a ceiling ends at something. */
const FALLS = 0.3
/** Mean step in lightness of an upright edge, and half the columns over which it is measured. */
const EDGE = 0.04
const BESIDE = 3

/**
 * Goes on with the pieces of a ceiling line until they leave the picture, where no upright edge ends the ceiling. The
 * last corner of a ceiling is too small for the network, and a slope under a roof is neither wall nor ceiling to it.
 * Modifies the rows. Where two pieces could go on into a gap, the one that leaves more wall does.
 * @param rows the line's row in each column; below `FIRST_ROW` it has none
 * @param isOpen 1 in the columns into which a piece may go on
 * @param L lightness of the photo
 */
export function extendToTop(rows: Float32Array, isOpen: Uint8Array, L: Plane): void {
  const found = rows.slice()
  for (const step of [1, -1]) {
    for (let x = 0; x < rows.length; x++) {
      const slope = slopeAtEnd(found, x, step)
      if (slope === undefined || slope > FALLS || !isOpen[x + step]) continue
      if (endsAtEdge(x, found[x]!, L, rows.length)) continue
      const rise = Math.min(slope, -MIN_RISE)
      for (let at = x + step, row = found[x]! + rise; isOpen[at] && row >= FIRST_ROW; at += step, row += rise)
        rows[at] = rows[at]! >= FIRST_ROW ? Math.min(rows[at]!, row) : row
    }
  }
}

/** The slope of a piece that ends in a column, in rows per column outwards; undefined where none ends. */
function slopeAtEnd(rows: Float32Array, x: number, step: number): number | undefined {
  const [end, next, inside] = [rows[x]!, rows[x + step], rows[x - step * END]]
  if (end < FIRST_ROW || next === undefined || next >= FIRST_ROW) return undefined
  return inside !== undefined && inside >= FIRST_ROW ? (end - inside) / END : undefined
}

/** Whether the photo has an upright edge at a column, above a row. */
function endsAtEdge(x: number, row: number, L: Plane, width: number): boolean {
  const [left, right] = [Math.max(0, x - BESIDE), Math.min(width - 1, x + BESIDE)]
  let sum = 0
  for (let y = 0; y < row; y++) sum += Math.abs(L[y * width + left]! - L[y * width + right]!)
  return sum >= EDGE * row
}
