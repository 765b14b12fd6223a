import { SRGB_TO_LINEAR, type Triple } from '#app/lib/colour/srgb.ts'
import { linearToOklab } from '../../colour/oklab.ts'
import { type RgbPicture, shareOf } from '../../raster/planes.ts'
import type { RoomModel } from '../room-model.ts'
import { paintConfidence } from './confidence.ts'

/** Least confidence at which a room is painted without its owner's word. */
const MIN_CONFIDENCE = 0.3
/** Least share of the picture that is a person; less is more often upholstery than a person. */
const MIN_PEOPLE = 0.03
/** Oklab distance that is seen side by side, and the least share of a picture that moves by it. */
const SEEN = 0.07
const MIN_CHANGED = 0.03
/** Every so many pixels are compared. */
const STEP = 4

/** Whether people are in the room's photo. */
export const showsPeople = (room: Pick<RoomModel, 'person'>): boolean => shareOf(room.person) >= MIN_PEOPLE

/** Whether the surfaces are known well enough to be painted: they were found, or somebody showed one. */
export const isUnderstood = (room: RoomModel): boolean =>
  room.corrected.some((weight) => weight > 0) || paintConfidence(room) >= MIN_CONFIDENCE

/** Whether a painted picture differs visibly from its photo. Both have the same size. */
export function isChanged(photo: RgbPicture, painted: RgbPicture): boolean {
  const [before, after]: [Triple, Triple] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  let changed = 0
  let compared = 0
  for (let p = 0; p < photo.data.length; p += 3 * STEP, compared++) {
    oklabAt(photo.data, p, before)
    oklabAt(painted.data, p, after)
    if (Math.hypot(...before.map((value, c) => value - after[c]!)) > SEEN) changed++
  }
  return changed >= MIN_CHANGED * compared
}

function oklabAt(data: Uint8Array, p: number, out: Triple): void {
  linearToOklab(SRGB_TO_LINEAR[data[p]!]!, SRGB_TO_LINEAR[data[p + 1]!]!, SRGB_TO_LINEAR[data[p + 2]!]!, out)
}
