import { clamp, mix } from '../../colour/curves.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import { FIRST_ROW } from './ceiling-path.ts'
import { lightnessSteps } from './lightness-steps.ts'

/** Maximum shift of a corner, as a fraction of the picture's height. */
const REACH = 0.04
/** Minimum change of slope at a corner, in rows per column. */
const BEND = 0.04
/** Distance between sampled columns. */
const EVERY = 3
/** Step in lightness that earns half the maximum. The gain saturates so that one lamp does not outweigh a wall. */
const HALF_STEP = 0.05
/** Penalty for shifting a corner by `REACH`, as a fraction of an edge's maximum gain. */
const PRICE = 0.15

/**
 * Moves the corners of a border of the room's box so that its straight pieces follow edges in the photo, because the
 * walls of the box are never quite exact. Dynamic programming optimises all corners together.
 * @param rows the border's row in each column, piecewise linear; above `FIRST_ROW` it is outside the picture
 * @param beside per pixel 0…1: may belong to one of the two surfaces that meet at the border
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
  const lightnessStep = lightnessSteps(L, { width, height })
  const stepAt = (x: number, row: number) => {
    const y = Math.round(row)
    const step = Math.abs(lightnessStep(x, y))
    return step > 0 && beside[y * width + x]! >= 0.3 ? step / (step + HALF_STEP) : 0
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

/** The columns at which the straight pieces of the border begin and end, within the picture. */
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

/** The shift of each corner that maximises the total gain of all pieces (Viterbi). */
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
