import type { RgbPicture } from '../../raster/planes.ts'
import { pictureCues } from './picture-cues.ts'
import type { Straightness } from './straightness.ts'

/** Every room has straight lines (multiples of the picture's shorter side), even behind people. */
const MIN_LINES = 2.4
/** Walls, windows and cupboards reach above the furniture; a landscape has its lines at the horizon. */
const MIN_UPPER_LINES = 0.4
/** The blurred background of a portrait has lines too: from this share of blurred edges on, more are asked for. */
const SHARP = 0.25
const LINES_FOR_BLUR = 7
const UPPER_LINES_FOR_BLUR = 5
/** Shares that no room is known to come near; see the README. */
const MAX_FEW_COLOURS = 0.25
const MAX_FINE = 0.32
const MAX_LEAVES = 0.3
/** The same where few lines stand above: through windows there are leaves as well, and walls may be sky-blue. */
const MAX_LEAVES_OUTDOORS = 0.12
const MAX_SKY = 0.1
const LINES_OF_WINDOWS = 2.5

/**
 * Whether the picture may show a room. Says no only where no room is known to come near: in doubt it is a room,
 * because painting a garden does little harm, and refusing a living room does.
 * @param picture the analysis raster
 * @param straightness its straight lines
 */
export function looksLikeRoom(picture: RgbPicture, straightness: Straightness): boolean {
  const { leaves, sky, fewColours, blurred, fine } = pictureCues(picture)
  const { total, upper } = straightness
  const blur = Math.max(0, blurred - SHARP)
  const isShapeless =
    total < MIN_LINES + LINES_FOR_BLUR * blur || upper < MIN_UPPER_LINES + UPPER_LINES_FOR_BLUR * blur
  const isOutdoors = upper < LINES_OF_WINDOWS && (leaves > MAX_LEAVES_OUTDOORS || sky > MAX_SKY)
  return !(
    isShapeless ||
    isOutdoors ||
    leaves > MAX_LEAVES ||
    fewColours > MAX_FEW_COLOURS ||
    fine > MAX_FINE
  )
}
