import { concrete, stone, terrazzo, tile } from './floors/mineral-floors.ts'
import { carpet, matting, tatami } from './floors/soft-floors.ts'
import { chevron, herringbone, plank } from './floors/wood-floors.ts'
import type { Material, Recipe } from './material.ts'
import { brick, wallTiles } from './walls/masonry.ts'
import { flutes, paintedBoards, panels } from './walls/panelling.ts'
import { limewash, paint } from './walls/plain-walls.ts'
import { fanPaper, grasscloth, leafPaper, stripedPaper } from './walls/wallpapers.ts'

/** The floors that a style can name, at their usual sizes. */
export const FLOORS = {
  plank: (recipe) => plank(recipe),
  'broad plank': (recipe) => plank(recipe, { width: 0.2, length: 2.2 }),
  herringbone: (recipe) => herringbone(recipe),
  chevron: (recipe) => chevron(recipe),
  tile: (recipe) => tile(recipe),
  'clay tile': (recipe) => tile(recipe, { size: 0.3, variety: 0.13, joint: 1.3 }),
  terrazzo,
  marble: (recipe) => stone(recipe, { veins: 1 }),
  limestone: (recipe) => stone(recipe, { veins: 0.2, width: 0.5, length: 0.75 }),
  carpet,
  matting,
  tatami,
  concrete,
} satisfies Record<string, (recipe: Recipe) => Material>

/** The wall finishes that a style can name. */
export const WALLS = {
  paint,
  limewash,
  'striped paper': (recipe) => stripedPaper(recipe),
  'fan paper': (recipe) => fanPaper(recipe),
  'leaf paper': (recipe) => leafPaper(recipe),
  grasscloth,
  shiplap: (recipe) => paintedBoards(recipe),
  boards: (recipe) => paintedBoards(recipe, { width: 0.11, upright: true }),
  panels,
  flutes: (recipe) => flutes(recipe),
  brick,
  'square tiles': (recipe) => wallTiles(recipe),
  'metro tiles': (recipe) => wallTiles(recipe, { width: 0.15, height: 0.075, shift: 0.5, variety: 0.03 }),
} satisfies Record<string, (recipe: Recipe) => Material>

export type FloorName = keyof typeof FLOORS
export type WallName = keyof typeof WALLS
