import type { Plane, Size } from '../../raster/planes.ts'

/**
 * Sides in pixels of the tiles in which sharpness and texture are measured, and of the cells that reveal blurred
 * edges.
 */
const TILE = 24
const CELL = 4
/** Minimum change of L between cells at an edge, sharp or blurred. The soft edges of shadows are weaker. */
const EDGE = 0.08
/** An edge is blurred below this fraction of the picture's best sharpness. */
const BLURRED = 0.4
/** Minimum of the brightest L, the range of L and the mean change of L per pixel in a fine texture. */
const BRIGHT = 0.6
const SPREAD = 0.1
const CHANGE = 0.025
/** Minimum change as a fraction of the range: slow changes are not fine texture. */
const QUICK = 0.2

/** Fractions (0…1) of a picture, and how sharp it is. */
export interface TileCues {
  /** Edges much less sharp than the sharpest: the background of portraits and close-ups. */
  blurred: number
  /** Tiles that are bright and finely textured: print, fur, foliage. Rooms consist of smooth surfaces. */
  fine: number
  /**
   * Steepness of the sharpest tenth of the edges, as a ratio of the change per pixel to that over four pixels: about 1
   * in a sharp picture, a quarter in a blurred one, 0 without any edge.
   */
  sharpest: number
}

/** A square part of the picture, by its upper left corner. */
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
    sharpest: best,
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

/** Ratio of the steepest change per pixel to that per cell: low for a blurred edge. Undefined without an edge. */
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
