import type { Plane } from '../../raster/planes.ts'
import type { StepAt } from './lightness-steps.ts'
import { BESIDE, SHELL } from './seen-border.ts'

/** Farthest rows between a piece and its edge in the photo. */
const REACH = 3
/** Mean step in lightness along a piece below which the photo shows no edge there. */
const UNSEEN = 0.012
/** Minimum rise of the border of a side wall, and by how much more it rises than a false end, in rows per column outwards. */
const RISES = 0.15
const KINK = 0.3
/** Minimum columns of a piece that are not hidden by things, without which nothing can be said of it. */
const MIN_VISIBLE = 8

/** A straight piece of the border, from one column to another. */
interface Piece {
  from: number
  to: number
  /** Rows per column to the right. */
  fall: number
  isUnseen: boolean
}

/**
 * Cuts the ends of a ceiling's border that cannot be right: the border of a side wall rises in perspective until it
 * leaves the picture, so where it bends to a level, on no edge of the photo, the network has lost it.
 * @param rows the border's row in each column
 * @param corners columns of its corners, the first and the last included
 * @param shell weight (0…1) of wall or ceiling at each pixel
 * @returns the first and last column of the border without such ends
 */
export function believableEnds(
  rows: Float32Array,
  corners: readonly number[],
  shell: Plane,
  stepAt: StepAt,
): [from: number, to: number] {
  const pieces = corners.slice(1).map((to, k): Piece => {
    const from = corners[k]!
    const fall = (rows[to]! - rows[from]!) / Math.max(1, to - from)
    const step = meanStep(rows, [from, to], shell, stepAt)
    return { from, to, fall, isUnseen: step !== undefined && step < UNSEEN }
  })
  const isFalse = (end: Piece, inner: Piece | undefined, outwards: number) => {
    const rise = -outwards * (inner?.fall ?? 0)
    return end.isUnseen && rise > RISES && rise + outwards * end.fall > KINK
  }
  const left = pieces.findLast((end, k) => isFalse(end, pieces[k + 1], -1))
  const right = pieces.find((end, k) => isFalse(end, pieces[k - 1], 1))
  return [left?.to ?? corners[0]!, right?.from ?? corners.at(-1)!]
}

/** The mean step in lightness along a piece, on the clearest of the rows nearby; undefined if things hide it. */
function meanStep(
  rows: Float32Array,
  [from, to]: readonly [number, number],
  shell: Plane,
  stepAt: StepAt,
): number | undefined {
  const isShell = (x: number, y: number) => (shell[y * rows.length + x] ?? 0) > SHELL
  const visible: number[] = []
  for (let x = from; x < to; x++) {
    const row = Math.round(rows[x]!)
    if (isShell(x, row - BESIDE) && isShell(x, row + BESIDE)) visible.push(x)
  }
  if (visible.length < MIN_VISIBLE) return undefined
  let best = 0
  for (let shift = -REACH; shift <= REACH; shift++) {
    const sum = visible.reduce((total, x) => total + stepAt(x, Math.round(rows[x]!) + shift), 0)
    best = Math.max(best, Math.abs(sum) / visible.length)
  }
  return best
}
