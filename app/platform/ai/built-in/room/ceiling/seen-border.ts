import { columnSums } from '../../raster/column-sums.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import { FIRST_ROW } from './ceiling-path.ts'
import type { StepAt } from './lightness-steps.ts'

/** Pixels of certain ceiling or wall in a column that outweigh the clearest edge. */
const PER_EDGE = 25
/** Step in lightness that counts half as much as the clearest edge. */
const HALF_STEP = 0.03
/** What counts as an edge where the border is hidden behind a thing. */
const HIDDEN = 0.3
/** What counts as an edge where a column shows no ceiling. */
const NO_CEILING = 0.8
/** Weight from which a pixel may be wall or ceiling, and the rows beside a border in which it must be. */
export const SHELL = 0.15
export const BESIDE = 2
/** Rows above an edge in which it must be, too, or the edge is the foot of a lamp that hangs there. */
const ABOVE = [BESIDE, 5, 8]
/** Price of a row up or down from one column to the next, of a jump, and the rows that are no jump. */
const SLOPE_PRICE = 0.06
const JUMP_PRICE = 12
export const MAX_SLOPE = 3

/**
 * Finds the border between ceiling and walls that agrees best with what the network sees and with edges in the photo,
 * by dynamic programming over the columns.
 * @param shell weight (0…1) of wall or ceiling at each pixel
 * @param stepAt the step in lightness across a border at a row of a column
 * @returns the row in each column; 0 where no ceiling is in view
 */
export function seenBorder(
  network: Pick<SurfaceProbabilities, 'ceiling' | 'wall'>,
  shell: Plane,
  stepAt: StepAt,
  size: Size,
): Int32Array {
  const { width, height } = size
  const score = borderScores(network, shell, stepAt, size)
  const came = new Int16Array(width * height)
  let gain = Float32Array.from({ length: height }, (_, y) => score(0, y))
  for (let x = 1; x < width; x++) {
    const next = new Float32Array(height)
    const top = indexOfLargest(gain)
    for (let y = 0; y < height; y++) {
      const from = bestBefore(gain, y, top)
      came[y * width + x] = from.row
      next[y] = from.gain + score(x, y)
    }
    gain = next
  }
  const rows = new Int32Array(width)
  let y = indexOfLargest(gain)
  for (let x = width - 1; x >= 0; x--) {
    rows[x] = y < FIRST_ROW ? 0 : y
    y = came[y * width + x]!
  }
  return rows
}

/** The best row in the column before: one nearby, or a jump from the best of all. */
function bestBefore(gain: Float32Array, y: number, top: number): { row: number; gain: number } {
  let best = { row: top, gain: gain[top]! - JUMP_PRICE }
  for (let row = Math.max(0, y - MAX_SLOPE); row <= Math.min(gain.length - 1, y + MAX_SLOPE); row++) {
    const worth = gain[row]! - SLOPE_PRICE * Math.abs(row - y)
    if (worth > best.gain) best = { row, gain: worth }
  }
  return best
}

/** How well a border at a row of a column agrees with the network and with the photo. */
function borderScores(
  { ceiling, wall }: Pick<SurfaceProbabilities, 'ceiling' | 'wall'>,
  shell: Plane,
  stepAt: StepAt,
  { width, height }: Size,
): (x: number, y: number) => number {
  const seen = columnSums((i) => shell[i]! * (ceiling[i]! - wall[i]!), { width, height })
  const isShell = (x: number, y: number) => shell[Math.min(height - 1, Math.max(0, y)) * width + x]! > SHELL
  const edgeAt = (x: number, y: number) => {
    if (y < FIRST_ROW) return isShell(x, FIRST_ROW) ? NO_CEILING : HIDDEN
    if (!isShell(x, y)) return HIDDEN
    if (!ABOVE.every((rows) => isShell(x, y - rows)) || !isShell(x, y + BESIDE)) return 0
    const step = Math.abs(stepAt(x, y))
    return step / (step + HALF_STEP)
  }
  return (x, y) => (2 * seen[y * width + x]! - seen[height * width + x]!) / PER_EDGE + edgeAt(x, y)
}

function indexOfLargest(values: Float32Array): number {
  let at = 0
  for (let i = 1; i < values.length; i++) if (values[i]! > values[at]!) at = i
  return at
}
