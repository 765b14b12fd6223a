/** A symmetric tridiagonal system of equations: its diagonal, the one beside it, and the right-hand side. */
interface Equations {
  own: number[]
  beside: number[]
  wanted: number[]
}

/** Keeps corners without columns of their own from a division by zero. */
const HARDLY = 1e-9

/**
 * The line with corners in the given columns, straight between them, that is closest to `rows` by least squares (a
 * linear spline with fixed knots).
 * @param corners columns in ascending order, the first and the last of the line included
 */
export function lineThroughCorners(rows: Float32Array, corners: readonly number[]): Float32Array {
  const places = placesBetween(rows.length, corners)
  const [own, beside, wanted] = [corners.map(() => HARDLY), corners.map(() => 0), corners.map(() => 0)]
  for (const [x, { corner, share }] of places.entries()) {
    own[corner]! += (1 - share) ** 2
    own[corner + 1]! += share ** 2
    beside[corner]! += share * (1 - share)
    wanted[corner]! += (1 - share) * rows[x]!
    wanted[corner + 1]! += share * rows[x]!
  }
  const heights = solve({ own, beside, wanted })
  return Float32Array.from(
    places,
    ({ corner, share }) => heights[corner]! * (1 - share) + heights[corner + 1]! * share,
  )
}

/** For each column: the corner before it, and its position (0…1) between this corner and the next. */
function placesBetween(columns: number, corners: readonly number[]): { corner: number; share: number }[] {
  let corner = 0
  return Array.from({ length: columns }, (_, x) => {
    if (x > corners[corner + 1]! && corner < corners.length - 2) corner++
    const width = corners[corner + 1]! - corners[corner]!
    return { corner, share: width > 0 ? (x - corners[corner]!) / width : 0 }
  })
}

/** Solves the equations by elimination (Thomas algorithm). */
function solve({ own, beside, wanted }: Equations): number[] {
  const [diagonal, right] = [[...own], [...wanted]]
  for (let k = 1; k < own.length; k++) {
    const factor = beside[k - 1]! / diagonal[k - 1]!
    diagonal[k]! -= factor * beside[k - 1]!
    right[k]! -= factor * right[k - 1]!
  }
  for (let k = own.length - 1; k >= 0; k--)
    right[k] = (right[k]! - (k < own.length - 1 ? beside[k]! * right[k + 1]! : 0)) / diagonal[k]!
  return right
}
