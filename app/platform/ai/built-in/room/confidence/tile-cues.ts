import type { Plane, Size } from '../../raster/planes.ts'

/** Sides of the tiles in which sharpness and texture are looked for, and of the cells that show blurred edges, in pixels. */
const TILE = 24
const CELL = 4
/** Least change of L from cell to cell that is an edge, sharp or not; the soft edges of shadows are weaker. */
const EDGE = 0.08
/** Share of the picture's own best sharpness below which an edge is blurred. */
const BLURRED = 0.4
/** Least brightest L, spread of L and mean change of L from pixel to pixel of fine texture. */
const BRIGHT = 0.6
const SPREAD = 0.1
const CHANGE = 0.025
/** The change as a share of the spread: what changes slowly is no fine texture. */
const QUICK = 0.2

/** Shares (0…1) of a picture. */
export interface TileCues {
  /** Of its edges, those much less sharp than its sharpest: the background of portraits and close-ups. */
  blurred: number
  /** Bright and finely textured all over: print, fur, foliage. Rooms are made of smooth surfaces. */
  fine: number
}

/** One square part of the picture. */
interface Tile {
  left: number
  top: number
}

/** Measures blur and fine texture tile by tile. */
export function tileCues(L: Plane, size: Size): TileCues {
  const tiles = tilesOf(size)
  const sharpness = tiles.flatMap((tile) => sharpnessIn(tile, L, size.width) ?? [])
  const best = sharpness.toSorted((one, other) => one - other)[Math.floor(sharpness.length * 0.9)] ?? 0
  const shareOf = (some: unknown[], all: unknown[]) => some.length / Math.max(1, all.length)
  const isBlurred = (each: number) => each < BLURRED * best
  return {
    blurred: shareOf(sharpness.filter(isBlurred), sharpness),
    fine: shareOf(
      tiles.filter((tile) => isFine(tile, L, size.width)),
      tiles,
    ),
  }
}

function tilesOf({ width, height }: Size): Tile[] {
  const tiles: Tile[] = []
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let left = 0; left + TILE <= width; left += TILE) tiles.push({ left, top })
  return tiles
}

/** A sharp edge changes within a pixel, a blurred one over several. @returns undefined without an edge */
function sharpnessIn(tile: Tile, L: Plane, width: number): number | undefined {
  const coarse = steepest(cellsOf(tile, L, width), TILE / CELL, { left: 0, top: 0 }, TILE / CELL)
  return coarse > EDGE ? steepest(L, width, tile, TILE) / coarse : undefined
}

function steepest(L: Plane, width: number, { left, top }: Tile, side: number): number {
  let most = 0
  for (let y = top; y < top + side - 1; y++)
    for (let i = y * width + left; i < y * width + left + side - 1; i++)
      most = Math.max(most, Math.abs(L[i + 1]! - L[i]!), Math.abs(L[i + width]! - L[i]!))
  return most
}

function cellsOf({ left, top }: Tile, L: Plane, width: number): Plane {
  const side = TILE / CELL
  const cells = new Float32Array(side * side)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++)
      cells[Math.floor(y / CELL) * side + Math.floor(x / CELL)]! +=
        L[(top + y) * width + left + x]! / (CELL * CELL)
  return cells
}

function isFine({ left, top }: Tile, L: Plane, width: number): boolean {
  const light: number[] = []
  let change = 0
  for (let y = top; y < top + TILE - 1; y++)
    for (let i = y * width + left; i < y * width + left + TILE - 1; i++) {
      light.push(L[i]!)
      change += Math.abs(L[i + width]! - L[i]!)
    }
  light.sort((one, other) => one - other)
  const [dark, bright] = [0.1, 0.9].map((share) => light[Math.floor(light.length * share)]!) as [
    number,
    number,
  ]
  const mean = change / light.length
  return bright > BRIGHT && bright - dark > SPREAD && mean > Math.max(CHANGE, QUICK * (bright - dark))
}
