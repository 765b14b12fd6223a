import type { Plane } from '../../raster/planes.ts'
import { SHELL } from './seen-border.ts'

/** Rows above and below the border, and columns beside a thing, in which it may still follow the thing's outline. */
const NEAR = [0, 2, 5, 8, 12]
const MARGIN = 3

/**
 * Draws the border straight behind the things that hide it, a lamp or a cupboard, where nothing tells its row. It must
 * come out at the other side, and be no steeper than one row per column.
 * @param border its row in each column; 0 where no ceiling is in view
 * @param shell weight (0…1) of wall or ceiling at each pixel
 */
export function acrossHidden(border: Int32Array, shell: Plane): Float32Array {
  const width = border.length
  const isShell = (x: number, y: number) => (shell[Math.max(0, y) * width + x] ?? 0) > SHELL
  const isSeen = Array.from(border, (row, x) =>
    NEAR.every((rows) => isShell(x, row - rows) && isShell(x, row + rows)),
  )
  const isFree = (x: number) => !isSeen.slice(Math.max(0, x - MARGIN), x + MARGIN + 1).includes(false)
  const rows = Float32Array.from(border)
  let last = -1
  for (let x = 0; x < width; x++) {
    if (!isFree(x)) continue
    const [before, after] = [border[last] ?? 0, border[x]!]
    if (before > 0 && after > 0 && Math.abs(after - before) <= x - last)
      for (let at = last + 1; at < x; at++) rows[at] = before + ((after - before) * (at - last)) / (x - last)
    last = x
  }
  return rows
}
