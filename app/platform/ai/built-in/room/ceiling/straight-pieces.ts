/** Price of one more piece: squared rows of deviation, summed over its columns, that a line may keep instead. */
const PIECE = 400

/** Maximum distance in columns of a corner, where two pieces cross, from where one was cut from the other. */
const CORNER = 12

/** A straight line: rows per column, and the row in column 0. */
interface Line {
  slope: number
  start: number
}
/** A line up to a column. */
interface Piece extends Line {
  end: number
}

/** Prefix sums of a line for least squares over any stretch of it. */
interface Moments {
  x: Float64Array
  y: Float64Array
  xx: Float64Array
  xy: Float64Array
  yy: Float64Array
}

/**
 * Approximates a line by straight pieces: as few as follow it closely (segmented least squares; Bellman, "On the
 * approximation of curves by line segments using dynamic programming", 1961).
 * @param rows the line's row in each column
 */
export function straightPieces(rows: Float32Array): Float32Array {
  const sums = momentsOf(rows)
  const costs = new Float64Array(rows.length + 1)
  const starts = new Int32Array(rows.length + 1)
  for (let to = 1; to <= rows.length; to++) {
    costs[to] = Number.POSITIVE_INFINITY
    for (let from = 0; from < to; from++) {
      const cost = costs[from]! + PIECE + fit(sums, from, to).error
      if (cost < costs[to]!) [costs[to], starts[to]] = [cost, from]
    }
  }
  const pieces: Piece[] = []
  for (let to = rows.length; to > 0; to = starts[to]!) {
    const line = fit(sums, starts[to]!, to)
    const meets = pieces[0] && crossing(line, pieces[0])
    const end = meets !== undefined && Math.abs(meets - to) <= CORNER ? Math.round(meets) : to
    pieces.unshift({ ...line, end })
  }
  return rows.map((_, x) => {
    const { slope, start } = pieces.find(({ end }) => x < end) ?? pieces.at(-1)!
    return start + slope * x
  })
}

/** The column in which two lines cross; undefined if they are parallel. */
const crossing = (one: Line, other: Line): number | undefined =>
  one.slope === other.slope ? undefined : (other.start - one.start) / (one.slope - other.slope)

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

/** The straight line through columns [from, to) with the least sum of squared deviations. */
function fit(sums: Moments, from: number, to: number): Line & { error: number } {
  const n = to - from
  const over = (plane: Float64Array) => plane[to]! - plane[from]!
  const [x, y] = [over(sums.x) / n, over(sums.y) / n]
  const spread = over(sums.xx) - n * x * x
  const shared = over(sums.xy) - n * x * y
  const slope = spread > 0 ? shared / spread : 0
  return { slope, start: y - slope * x, error: Math.max(0, over(sums.yy) - n * y * y - slope * shared) }
}
