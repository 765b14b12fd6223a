import type { Plane, Size } from '../../raster/planes.ts'
import type { SurfaceProbabilities } from '../geometry/surface-probabilities.ts'
import { acrossHidden } from './across-hidden.ts'
import { believableEnds } from './believable-ends.ts'
import type { CeilingLine } from './ceiling-line.ts'
import { FIRST_ROW } from './ceiling-path.ts'
import { extendToTop } from './extend-to-top.ts'
import { lightnessSteps } from './lightness-steps.ts'
import { MAX_SLOPE, seenBorder } from './seen-border.ts'
import { straightPieces } from './straight-pieces.ts'

/** Minimum share of ceiling, by the network, in the walls and ceilings above a piece of the line. */
const MIN_CEILING = 0.7
/** The same below which what is above is walls alone. In between it may be a slope under a roof. */
const WALLS_ALONE = 0.3
/** Minimum share of the columns with a line that bounds the room. */
const MIN_SPAN = 0.2

/**
 * The line between ceiling and walls where the network sees them, on edges of the photo, in straight pieces. A piece
 * with too much wall above it is left out: the top of a wardrobe or a curtain rail in the middle of a wall would
 * otherwise leave a strip above the paint.
 * @param network probabilities on the raster
 * @param shell weight (0…1) of wall or ceiling at each pixel
 * @param L lightness of the photo
 */
export function seenCeilingLine(
  network: Pick<SurfaceProbabilities, 'ceiling' | 'wall'>,
  shell: Plane,
  L: Plane,
  size: Size,
): CeilingLine {
  const stepAt = lightnessSteps(L, size)
  const border = acrossHidden(seenBorder(network, shell, stepAt, size), shell)
  const rows = new Float32Array(size.width)
  const isOpen = Uint8Array.from(border, (row) => Number(row === 0))
  for (const [from, to] of piecesOf(border)) {
    const share = ceilingShare(border, from, to, network, shell, size)
    if (share < MIN_CEILING && share > WALLS_ALONE) isOpen.fill(1, from, to)
    if (share < MIN_CEILING) continue
    const { rows: straight, corners } = straightPieces(border.subarray(from, to))
    rows.set(straight, from)
    const columns = corners.map((column) => from + column)
    const [first, last] = believableEnds(rows, columns, shell, stepAt)
    isOpen.fill(1, from, first)
    isOpen.fill(1, last + 1, to)
    rows.fill(0, from, first)
    rows.fill(0, last + 1, to)
  }
  const span = rows.filter((row) => row >= FIRST_ROW).length / size.width
  extendToTop(rows, isOpen, L)
  return { rows, straight: true, isReliable: span >= MIN_SPAN }
}

/** The stretches [from, to) of columns with a ceiling, between jumps. */
function piecesOf(rows: Float32Array): [from: number, to: number][] {
  const pieces: [number, number][] = []
  let from = 0
  for (let x = 1; x <= rows.length; x++) {
    const [before, row] = [rows[x - 1]!, rows[x] ?? 0]
    if (before > 0 === row > 0 && Math.abs(row - before) <= MAX_SLOPE && x < rows.length) continue
    if (before > 0) pieces.push([from, x])
    from = x
  }
  return pieces
}

function ceilingShare(
  rows: Float32Array,
  from: number,
  to: number,
  network: Pick<SurfaceProbabilities, 'ceiling' | 'wall'>,
  shell: Plane,
  { width }: Size,
): number {
  let [ceiling, wall] = [0, 0]
  for (let x = from; x < to; x++) {
    for (let i = x; i < rows[x]! * width; i += width) {
      ceiling += shell[i]! * network.ceiling[i]!
      wall += shell[i]! * network.wall[i]!
    }
  }
  return ceiling / Math.max(1e-6, ceiling + wall)
}
