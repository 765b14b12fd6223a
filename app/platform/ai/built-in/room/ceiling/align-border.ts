import { clamp, mix } from '../../colour/curves.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import { FIRST_ROW } from './ceiling-path.ts'

/** Rows by which a corner of the border may move, as a share of the picture's height. */
const REACH = 0.04
/** A change of slope that makes a corner, in rows a column. */
const BEND = 0.04
/** Every so many columns an edge is looked for. */
const EVERY = 3
/** Rows on each side of the border whose mean lightness is compared, and how many beside it are left out. */
const BAND = 5
const GAP = 1
/** The step in lightness that is worth half of the most that a step can be: one lamp must not outweigh a wall. */
const HALF_STEP = 0.05
/** What moving a corner by `REACH` costs, as a share of the most that an edge is worth. */
const PRICE = 0.15

/**
 * Moves the corners of a border of the room's box so that its straight pieces lie on the edges of the photo: walls are
 * never quite where the box has them. The best corners together, by dynamic programming.
 * @param rows of the border, column by column: straight pieces; above `FIRST_ROW` it is out of the picture
 * @param beside per pixel 0…1: may be one of the surfaces that the border parts
 */
export function alignBorder(
  rows: Float32Array,
  beside: Plane,
  L: Plane,
  { width, height }: Size,
): Float32Array {
  const corners = cornersOf(rows)
  if (corners.length < 2) return rows
  const most = Math.max(2, Math.round(height * REACH))
  const moves = Array.from({ length: 2 * most + 1 }, (_, k) => k - most)
  const sums = columnSums(L, { width, height })
  const meanOf = (x: number, from: number, to: number) =>
    (sums[to * width + x]! - sums[from * width + x]!) / (to - from)
  const stepAt = (x: number, row: number) => {
    const y = Math.round(row)
    if (y - GAP - BAND < 0 || y + GAP + BAND >= height || beside[y * width + x]! < 0.3) return 0
    const step = Math.abs(meanOf(x, y - GAP - BAND, y - GAP) - meanOf(x, y + GAP, y + GAP + BAND))
    return step / (step + HALF_STEP)
  }
  const worth = (from: number, to: number, first: number, last: number) => {
    let sum = 0
    for (let x = from; x <= to; x += EVERY) {
      sum += stepAt(x, rows[x]! + mix(first, last, (x - from) / Math.max(1, to - from))) * EVERY
    }
    const price = (PRICE * (first ** 2 + last ** 2)) / (2 * most ** 2)
    return sum - price * (to - from)
  }
  const shifts = bestShifts(corners, moves, worth)
  return movedBorder(rows, corners, shifts)
}

/** The columns between which the border is straight and in the picture. */
function cornersOf(rows: Float32Array): number[] {
  const inside = [...rows.keys()].filter((x) => rows[x]! >= FIRST_ROW)
  const [first, last] = [inside[0], inside.at(-1)]
  if (first === undefined || last === undefined || last - first < 8) return []
  const corners = [first]
  for (let x = first + 2; x < last - 2; x++) {
    const bend = Math.abs(rows[x + 2]! - 2 * rows[x]! + rows[x - 2]!) / 2
    if (bend > BEND && x - corners.at(-1)! > 8 && last - x > 8) corners.push(x)
  }
  return [...corners, last]
}

/** For each corner the move that makes all pieces together worth most (Viterbi). */
function bestShifts(
  corners: readonly number[],
  moves: readonly number[],
  worth: (from: number, to: number, first: number, last: number) => number,
): number[] {
  let best = moves.map(() => 0)
  const from: number[][] = []
  for (let c = 1; c < corners.length; c++) {
    const choices = moves.map((last) => {
      const totals = moves.map((first, k) => best[k]! + worth(corners[c - 1]!, corners[c]!, first, last))
      const k = totals.indexOf(Math.max(...totals))
      return { k, total: totals[k]! }
    })
    best = choices.map(({ total }) => total)
    from.push(choices.map(({ k }) => k))
  }
  let k = best.indexOf(Math.max(...best))
  const shifts = [moves[k]!]
  for (const before of from.toReversed()) {
    k = before[k]!
    shifts.unshift(moves[k]!)
  }
  return shifts
}

function movedBorder(
  rows: Float32Array,
  corners: readonly number[],
  shifts: readonly number[],
): Float32Array {
  return rows.map((row, x) => {
    const piece = corners.findIndex((corner, c) => x >= corner && x <= (corners[c + 1] ?? -1))
    if (piece < 0) return row
    const [from, to] = [corners[piece]!, corners[piece + 1]!]
    return Math.max(0, row + mix(shifts[piece]!, shifts[piece + 1]!, clamp((x - from) / (to - from))))
  })
}

/** Row by row the sum of everything above, with one row more than the plane. */
function columnSums(plane: Plane, { width, height }: Size): Float64Array {
  const sums = new Float64Array(width * (height + 1))
  for (let i = 0; i < plane.length; i++) sums[i + width] = sums[i]! + plane[i]!
  return sums
}
