import { shareOf } from '../../raster/planes.ts'
import type { SeenByNetworks } from '../geometry/surface-probabilities.ts'

/** Probability at which a pixel is surely wall or floor, and the minimum fractions of such pixels, and of walls, in a room. */
const SURE = 0.8
const MIN_SURE = 0.15
const MIN_SURE_WALLS = 0.04
/** Minimum probability of a person, and fraction of the picture in the person's box, of a portrait. */
const PERSON = 0.5
const MIN_PORTRAIT = 0.6

/**
 * Whether the network surely sees walls and floors, so that blue or green in the picture is paint, fine texture is
 * wallpaper, and its upper part may be plain. Floor alone does not count: fields under a sky look like floor and ceiling.
 */
export const showsWalls = ({ wall, floor }: SeenByNetworks): boolean => {
  const [walls, floors] = [wall, floor].map((plane) => shareOf(plane.map((p) => (p > SURE ? 1 : 0))))
  return walls! >= MIN_SURE_WALLS && walls! + floors! >= MIN_SURE
}

/** Whether one person fills most of the picture. */
export const isPortrait = ({ people = [] }: SeenByNetworks): boolean =>
  people.some(
    ({ score, left, top, right, bottom }) =>
      score >= PERSON && (right - left) * (bottom - top) >= MIN_PORTRAIT,
  )
