import type { PictureBox } from '../../editor.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { Size } from '../raster/planes.ts'

/** Cells along the long side of the grid on which patches are compared. */
const GRID = 160
/** Candidate sides of a patch, relative to the picture's short side, largest first. */
const SIDES = [0.5, 0.4, 0.32, 0.25, 0.2, 0.15, 0.1]
/** Minimum fraction of a clear patch that shows the surface. */
const CLEAR = 0.96

/**
 * Finds the part of a picture that shows a surface best: the largest square with hardly anything else, or the
 * clearest of the smallest squares.
 *
 * @returns undefined for a surface that is not in the picture
 */
export function clearestPatch(matte: Matte, size: Size): PictureBox | undefined {
  const grid = gridOf(matte, size)
  for (const share of SIDES) {
    const side = Math.max(1, Math.round(share * Math.min(grid.width, grid.height)))
    const best = bestSquare(grid, side)
    const isClear = best.covered >= CLEAR * side * side
    if (isClear || (share === SIDES.at(-1) && best.covered > 0))
      return {
        x: best.x / grid.width,
        y: best.y / grid.height,
        width: side / grid.width,
        height: side / grid.height,
      }
  }
  return undefined
}

/** Fraction (0…1) of a picture that shows a surface. */
export function shareShown(matte: Matte, size: Size): number {
  const { sums, width, height } = gridOf(matte, size)
  return sums[sums.length - 1]! / (width * height)
}

interface Grid extends Size {
  /** Summed-area table with one row and column more than the grid. */
  sums: Float64Array
}

function gridOf(matte: Matte, size: Size): Grid {
  const step = Math.max(1, Math.ceil(Math.max(size.width, size.height) / GRID))
  const width = Math.floor(size.width / step)
  const height = Math.floor(size.height / step)
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0, row = 0; x < width; x++) {
      row += matte[y * step * size.width + x * step]! / 255
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  }
  return { sums, width, height }
}

function bestSquare({ sums, width, height }: Grid, side: number) {
  const best = { x: 0, y: 0, covered: 0 }
  const at = (x: number, y: number) => sums[y * (width + 1) + x]!
  for (let y = 0; y + side <= height; y++) {
    for (let x = 0; x + side <= width; x++) {
      const covered = at(x + side, y + side) - at(x, y + side) - at(x + side, y) + at(x, y)
      if (covered > best.covered) Object.assign(best, { x, y, covered })
    }
  }
  return best
}
