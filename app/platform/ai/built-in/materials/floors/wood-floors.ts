import type { Material, Patch, Recipe } from '../material.ts'
import { hash } from '../pattern/noise.ts'
import { type Board, boards } from './board.ts'

/** Boards along u, each row shifted at random. */
export function plank(recipe: Recipe, { width = 0.18, length = 1.9 } = {}): Material {
  const layOut = (patch: Patch, board: Board) => {
    const row = Math.floor(patch.v / width)
    const u = patch.u + hash(row, 0, recipe.seed + 7) * length * 8
    const column = Math.floor(u / length)
    along(patch, board, 0)
    board.row = row
    board.column = column
    board.u = u - column * length
    board.v = patch.v - row * width
  }
  return boards(recipe, { width, length }, layOut)
}

const DIAGONAL = Math.SQRT1_2
/** Ratio of a block's length to its width. */
const BLOCK = 5
/** Relative lightness that separates the two directions of blocks. */
const SHEEN = 0.05

/** Herringbone with zigzags along u. Each cell of a square grid belongs to a block along one of the diagonals. */
export function herringbone(recipe: Recipe, { width = 0.1 } = {}): Material {
  const layOut = (patch: Patch, board: Board) => {
    const x = (patch.u + patch.v) * DIAGONAL
    const y = (patch.v - patch.u) * DIAGONAL
    const i = Math.floor(x / width)
    const j = Math.floor(y / width)
    const step = modulo(i - j, 2 * BLOCK)
    const lies = step < BLOCK
    board.column = lies ? i - step : i
    board.row = lies ? j : j - (2 * BLOCK - 1 - step)
    const fromColumn = x - board.column * width
    const fromRow = y - board.row * width
    board.u = lies ? fromColumn : fromRow
    board.v = lies ? fromRow : fromColumn
    aslant(patch, board, lies ? SHEEN : -SHEEN)
  }
  return boards(recipe, { width, length: BLOCK * width }, layOut)
}

/** Chevron: columns across u, with slats that meet in points. */
export function chevron(recipe: Recipe, { width = 0.09, across = 0.42 } = {}): Material {
  const spacing = width / DIAGONAL
  const layOut = (patch: Patch, board: Board) => {
    const column = Math.floor(patch.u / across)
    const x = patch.u - column * across
    const rises = modulo(column, 2) === 0
    const y = patch.v + (rises ? x : across - x)
    const row = Math.floor(y / spacing)
    board.column = column
    board.row = row
    board.u = x / DIAGONAL
    board.v = (y - row * spacing) * DIAGONAL
    aslant(patch, board, rises ? SHEEN : -SHEEN)
  }
  return boards(recipe, { width, length: across / DIAGONAL }, layOut)
}

function along({ du, dv }: Patch, board: Board, sheen: number): void {
  board.du = du
  board.dv = dv
  board.sheen = sheen
}

/** Rotates a pixel's footprint to the diagonals. */
function aslant({ du, dv }: Patch, board: Board, sheen: number): void {
  board.du = Math.hypot(du, dv) * 0.9
  board.dv = board.du
  board.sheen = sheen
}

function modulo(n: number, by: number): number {
  return ((n % by) + by) % by
}
