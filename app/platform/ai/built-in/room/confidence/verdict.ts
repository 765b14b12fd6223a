import type { Triple } from '#app/lib/colour/srgb.ts'
import { pixelToOklab } from '../../colour/oklab.ts'
import { type RgbPicture, shareOf } from '../../raster/planes.ts'
import type { RoomModel } from '../room-model.ts'
import { paintConfidence } from './confidence.ts'
import { wallShare } from './wall-share.ts'

/** Minimum confidence for painting a room without its owner's corrections. */
const MIN_CONFIDENCE = 0.3
/**
 * Maximum fraction of loose ends of the walls, which tells half-painted beds and cupboards from whole walls: where the
 * network sees hardly any things in these walls, and where it sees more. Measured with the network: rules alone leave
 * more of them, on good pictures too.
 */
const MAX_LOOSE_ENDS = { plain: 0.09, doubtful: 0.06 }
/** Mean probability of a thing in the walls from which they are doubtful, and from which they are not painted unasked. */
const DOUBTFUL = 0.065
const MAX_THINGS = 0.18
/** Minimum fraction of the picture that is wall. Less is often the rest of walls that were taken for something else. */
const MIN_WALLS = 0.08
/** Minimum fraction of the picture that shows people. Less is more often upholstery. */
const MIN_PEOPLE = 0.03
/** Oklab distance that is visible side by side, and the minimum fraction of the picture that must change by it. */
const SEEN = 0.07
const MIN_CHANGED = 0.03
/** Distance between compared pixels. */
const STEP = 4

/** Whether the photo shows people. */
export const showsPeople = (room: Pick<RoomModel, 'person'>): boolean => shareOf(room.person) >= MIN_PEOPLE

type Judged = Parameters<typeof paintConfidence>[0] &
  Pick<RoomModel, 'corrected' | 'accord' | 'looseEnds' | 'thingsInWalls'>

function hasLooseEnds({ accord, looseEnds, thingsInWalls }: Judged): boolean {
  const { plain, doubtful } = MAX_LOOSE_ENDS
  return accord !== undefined && looseEnds > (thingsInWalls > DOUBTFUL ? doubtful : plain)
}

/** Whether the surfaces are certain enough to be painted, or somebody corrected one. */
export const hasCertainSurfaces = (room: Judged): boolean =>
  room.corrected.some((weight) => weight > 0) ||
  (paintConfidence(room) >= MIN_CONFIDENCE &&
    room.thingsInWalls <= MAX_THINGS &&
    wallShare(room) >= MIN_WALLS &&
    !hasLooseEnds(room))

/** Whether a painted picture differs visibly from its photo, which has the same size. */
export function isChanged(photo: RgbPicture, painted: RgbPicture): boolean {
  const [before, after]: [Triple, Triple] = [
    [0, 0, 0],
    [0, 0, 0],
  ]
  let changed = 0
  let compared = 0
  for (let p = 0; p < photo.data.length; p += 3 * STEP, compared++) {
    pixelToOklab(photo.data, p, before)
    pixelToOklab(painted.data, p, after)
    if (Math.hypot(...before.map((value, c) => value - after[c]!)) > SEEN) changed++
  }
  return changed >= MIN_CHANGED * compared
}
