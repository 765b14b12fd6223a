import type { Plane } from '../../raster/planes.ts'
import { FIRST_ROW } from './ceiling-path.ts'

/** Columns at the end of a piece that tell its slope, and the least that an extended end rises, in rows per column. */
const END = 16
const MIN_RISE = 0.2
/** Mean step in lightness of an upright edge, and half the columns over which it is measured. */
const EDGE = 0.04
const BESIDE = 3

/**
 * Goes on with the pieces of a ceiling line until they leave the picture, where no upright edge ends the ceiling. The
 * last corner of a ceiling is too small for the network, and a slope under a roof is neither wall nor ceiling to it.
 * Modifies the rows.
 * @param rows the line's row in each column; below `FIRST_ROW` no ceiling is in view
 * @param L lightness of the photo
 */
export function extendToTop(rows: Float32Array, L: Plane): void {
  const isOpen = rows.map((row) => Number(row < FIRST_ROW))
  for (const step of [1, -1]) {
    for (let x = 0; x < rows.length; x++) {
      const [end, inside] = [rows[x]!, rows[x - step * END]]
      if (isOpen[x] || !isOpen[x + step] || inside === undefined || inside < FIRST_ROW) continue
      if (endsAtEdge(x, end, L, rows.length)) continue
      const slope = Math.min((end - inside) / END, -MIN_RISE)
      for (let k = 1, row = end + slope; isOpen[x + step * k] && row >= FIRST_ROW; k++, row += slope)
        rows[x + step * k] = row
    }
  }
}

/** Whether the photo has an upright edge at a column, above a row. */
function endsAtEdge(x: number, row: number, L: Plane, width: number): boolean {
  const [left, right] = [Math.max(0, x - BESIDE), Math.min(width - 1, x + BESIDE)]
  let sum = 0
  for (let y = 0; y < row; y++) sum += Math.abs(L[y * width + left]! - L[y * width + right]!)
  return sum >= EDGE * row
}
