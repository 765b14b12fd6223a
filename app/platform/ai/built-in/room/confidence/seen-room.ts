import { type Plane, shareOf } from '../../raster/planes.ts'
import type { Detection, SeenByNetworks } from '../geometry/surface-probabilities.ts'

/** Probability at which a pixel is surely wall or floor, and the minimum fractions of such pixels, and of walls, in a room. */
const SURE = 0.8
const MIN_SURE = 0.15
const MIN_SURE_WALLS = 0.04
/** Probability from which a pixel is rather one surface than any other, and the minimum fraction of a room's picture that is rather wall, floor or ceiling. A kitchen under a roof has hardly any walls. */
const RATHER = 0.5
const MIN_SHELL = 0.12
/**
 * Minimum fractions of surely seen walls, and of walls and ceiling, of a room under a roof: its slopes are ceilings to the
 * network. And the minimum of ceiling that makes a picture that the network hardly knows a room, boarded all over.
 */
const MIN_WALLS_UNDER_ROOF = 0.02
const MIN_UNDER_ROOF = 0.25
const MIN_CEILING = 0.01
/** Fraction of surely seen walls, floor and ceiling from which nothing else must suggest a room. */
const EMPTY_ROOM = 0.55
/** Minimum probability of a person, and fraction of the picture in the person's box, of a portrait. */
const PERSON = 0.5
const MIN_PORTRAIT = 0.6
/** The same of a thing that furnishes no room. In 60 rooms the largest, a suitcase, fills 0.06. */
const STRANGE = 0.3
const MIN_STRANGE = 0.15

/**
 * Whether the network surely sees walls and floors, so that blue or green in the picture is paint, fine texture is
 * wallpaper, and its upper part may be plain. Floor alone does not count: fields under a sky look like floor and ceiling.
 */
export const showsWalls = ({ wall, floor }: SeenByNetworks): boolean => {
  const walls = shareAbove(SURE, wall)
  return walls >= MIN_SURE_WALLS && walls + shareAbove(SURE, floor) >= MIN_SURE
}

/** Whether most of what the network surely sees is a slope under a roof, beside some wall. Slopes are plain. */
export const showsSlope = ({ wall, ceiling }: SeenByNetworks): boolean => {
  const walls = shareAbove(SURE, wall)
  return walls >= MIN_WALLS_UNDER_ROOF && walls + shareAbove(SURE, ceiling) >= MIN_UNDER_ROOF
}

/** Whether the network surely sees some ceiling. House fronts and screens have none. */
export const showsCeiling = ({ ceiling }: SeenByNetworks): boolean => shareAbove(SURE, ceiling) >= MIN_CEILING

/** The fraction (0…1) of the pixels with more than this probability. */
const shareAbove = (least: number, plane: Plane): number => shareOf(plane.map((p) => (p > least ? 1 : 0)))

/** Whether hardly any of the picture is wall, floor or ceiling: a street, a laid table. */
export const lacksShell = ({ wall, floor, ceiling }: SeenByNetworks): boolean =>
  shareAbove(RATHER, wall) + shareAbove(RATHER, floor) + shareAbove(RATHER, ceiling) < MIN_SHELL

/**
 * Whether the network surely sees walls, a floor and a ceiling in most of the picture. An empty room has few lines, one of
 * boards and bricks fine texture.
 */
export function isEmptyRoom({ wall, floor, ceiling }: SeenByNetworks): boolean {
  const [walls, floors, ceilings] = [wall, floor, ceiling].map((plane) => shareAbove(SURE, plane)) as [
    number,
    number,
    number,
  ]
  return Math.min(walls, floors, ceilings) > 0 && walls + floors + ceilings >= EMPTY_ROOM
}

/** Whether the picture is of something else: one person fills most of it, or a car, an animal or a cake much of it. */
export const isPortrait = ({ people = [], strange = [] }: SeenByNetworks): boolean =>
  people.some(fills(PERSON, MIN_PORTRAIT)) || strange.some(fills(STRANGE, MIN_STRANGE))

const fills =
  (likely: number, least: number) =>
  ({ score, left, top, right, bottom }: Detection): boolean =>
    score >= likely && (right - left) * (bottom - top) >= least
