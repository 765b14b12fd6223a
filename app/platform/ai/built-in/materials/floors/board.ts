import type { TripleBuffer } from '../../colour/oklab.ts'
import type { Material, Patch, Recipe } from '../material.ts'
import { edges, either, fade } from '../pattern/filtered.ts'
import { grain, hash } from '../pattern/noise.ts'
import { groundFor, times, tint } from '../pattern/tint.ts'

/**
 * A board of a wooden floor: a patch relative to the board's corner, `u` along the grain and `v` across it, in
 * metres.
 */
export interface Board extends Patch {
  /** Its place in the pattern. */
  row: number
  column: number
  length: number
  width: number
  /** Relative lightness due to its direction, 0 for none: oiled wood shines along the grain. */
  sheen: number
}

/** Width in metres of the gap between boards, with the bevels beside it. */
const GAP = 0.003
const GAP_LIGHT = 0.42
/** Maximum difference of a board's relative lightness from the mean. */
const BOARD_TONE = 0.13

/**
 * A floor of boards.
 * @param layOut finds the board at a patch and writes it to `board`
 * @param usual a board's length and width in metres
 */
export function boards(
  { colour, seed }: Recipe,
  usual: { length: number; width: number },
  layOut: (patch: Patch, board: Board) => void,
): Material {
  const gap = times(colour, GAP_LIGHT)
  const share = either(GAP / usual.length, GAP / usual.width)
  const wood = groundFor(colour, gap, share)
  const board: Board = { ...{ u: 0, v: 0, du: 0, dv: 0, row: 0, column: 0, sheen: 0 }, ...usual }
  return (patch, out: TripleBuffer) => {
    layOut(patch, board)
    tint(wood, board.sheen * fade(board.dv, board.width) + woodTone(board, seed), out, true)
    const { u, v, du, dv, length, width } = board
    const open = either(edges(u, du, length, GAP), edges(v, dv, width, GAP))
    for (let c = 0; c < 3; c++) out[c]! += (gap[c]! - out[c]!) * open
  }
}

const place: Patch = { u: 0, v: 0, du: 0, dv: 0 }

/** Relative lightness of a board at a place: its own tone, broad flames and fine pores along the grain. */
function woodTone(board: Board, seed: number): number {
  const { row, column, dv, width } = board
  const own = (hash(row, column, seed) * 2 - 1) * BOARD_TONE * fade(dv, width * 2)
  const from = hash(column, row, seed + 1) * 60
  place.du = board.du
  place.dv = board.dv
  place.u = board.u + from
  place.v = board.v + from
  place.v += 0.012 * grain(place, 1.6, 9, seed + 2)
  const flames = 0.075 * grain(place, 0.8, 26, seed + 3)
  const veins = 0.065 * grain(place, 2.2, 95, seed + 4)
  const pores = 0.06 * grain(place, 9, 420, seed + 5)
  return own + flames + veins + pores
}
