import { lineThroughCorners } from './line-through-corners.ts'

/** Price of one more piece: squared rows of deviation, summed over its columns, that a line may keep instead. */
const PIECE = 400

/** Prefix sums of a line for least squares over any stretch of it. */
interface Moments {
  x: Float64Array
  y: Float64Array
  xx: Float64Array
  xy: Float64Array
  yy: Float64Array
}

/**
 * Approximates a line by straight pieces that meet in corners: as few as follow it closely (segmented least squares;
 * Bellman, "On the approximation of curves by line segments using dynamic programming", 1961).
 * @param rows the line's row in each column
 * @returns the approximation, and the columns of its corners, its first and last column included
 */
export function straightPieces(rows: Float32Array): { rows: Float32Array; corners: number[] } {
  const sums = momentsOf(rows)
  const costs = new Float64Array(rows.length + 1)
  const starts = new Int32Array(rows.length + 1)
  for (let to = 1; to <= rows.length; to++) {
    costs[to] = Number.POSITIVE_INFINITY
    for (let from = 0; from < to; from++) {
      const cost = costs[from]! + PIECE + errorOf(sums, from, to)
      if (cost < costs[to]!) [costs[to], starts[to]] = [cost, from]
    }
  }
  const corners = [rows.length - 1]
  for (let to = starts[rows.length]!; to > 0; to = starts[to]!) corners.unshift(to)
  corners.unshift(0)
  return { rows: lineThroughCorners(rows, corners), corners }
}

function momentsOf(rows: Float32Array): Moments {
  const sumOf = (valueAt: (x: number) => number) => {
    const sums = new Float64Array(rows.length + 1)
    for (let x = 0; x < rows.length; x++) sums[x + 1] = sums[x]! + valueAt(x)
    return sums
  }
  return {
    x: sumOf((x) => x),
    y: sumOf((x) => rows[x]!),
    xx: sumOf((x) => x * x),
    xy: sumOf((x) => x * rows[x]!),
    yy: sumOf((x) => rows[x]! ** 2),
  }
}

/** The sum of squared deviations from the straight line that fits columns [from, to) best. */
function errorOf(sums: Moments, from: number, to: number): number {
  const n = to - from
  const over = (plane: Float64Array) => plane[to]! - plane[from]!
  const [x, y] = [over(sums.x) / n, over(sums.y) / n]
  const spread = over(sums.xx) - n * x * x
  const shared = over(sums.xy) - n * x * y
  return Math.max(0, over(sums.yy) - n * y * y - (spread > 0 ? shared ** 2 / spread : 0))
}
