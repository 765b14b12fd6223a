import type { SeenByNetworks } from '../geometry/surface-probabilities.ts'

/** Probability at which a pixel is surely wall or floor, and the minimum fraction of such pixels in a room. */
const SURE = 0.8
const MIN_SURE = 0.15
/** Minimum probability of a person, and fraction of the picture in the person's box, of a portrait. */
const PERSON = 0.5
const MIN_PORTRAIT = 0.6

/**
 * Whether the network surely sees walls and floors, so that blue or green in the picture is paint, fine texture is
 * wallpaper, and its upper part may be plain. Of twelve pictures of other things none has more than 0.13 of such pixels,
 * and none but a plan more than 0.07.
 */
export const showsWalls = ({ wall, floor }: SeenByNetworks): boolean =>
  wall.reduce((count, p, i) => count + (p > SURE || floor[i]! > SURE ? 1 : 0), 0) >= MIN_SURE * wall.length

/** Whether one person fills most of the picture. */
export const isPortrait = ({ people = [] }: SeenByNetworks): boolean =>
  people.some(
    ({ score, left, top, right, bottom }) =>
      score >= PERSON && (right - left) * (bottom - top) >= MIN_PORTRAIT,
  )
