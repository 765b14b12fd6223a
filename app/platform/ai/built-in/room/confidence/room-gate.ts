import type { RgbPicture } from '../../raster/planes.ts'
import type { SeenByNetworks } from '../geometry/surface-probabilities.ts'
import { certaintyOf } from './certainty.ts'
import { pictureCues } from './picture-cues.ts'
import { isEmptyRoom, isPortrait, lacksShell, showsCeiling, showsSlope, showsWalls } from './seen-room.ts'
import type { Straightness } from './straightness.ts'

/** Minimum length of straight lines, relative to the picture's shorter side. Every room has it, even behind people. */
const MIN_LINES = 2.4
/**
 * The same above the furniture, where walls, windows and cupboards reach; a landscape has its lines at the horizon. A
 * picture full of lines needs fewer above: a kitchen under a roof. Where the network sees walls it needs none: a desk
 * before a plain wall.
 */
const MIN_UPPER_LINES = 0.4
const MANY_LINES = 5
const MIN_UPPER_OF_MANY = 0.2
/** Blurred backgrounds of portraits have lines too. Above this fraction of blurred edges more lines are required. */
const SHARP = 0.25
const LINES_FOR_BLUR = 7
const UPPER_LINES_FOR_BLUR = 5
/** Limits that no known room comes near; see the README. */
const MAX_FEW_COLOURS = 0.25
const MAX_FINE = 0.32
const MIN_CERTAINTY = 0.7
/** The same where the network surely sees some ceiling. */
const MIN_CERTAINTY_BELOW_CEILING = 0.6
const MAX_LEAVES = 0.3
/** Stricter limits with few lines in the upper part. Windows show leaves too, and walls may be sky blue. */
const MAX_LEAVES_OUTDOORS = 0.12
const MAX_SKY = 0.1
const LINES_OF_WINDOWS = 2.5

/**
 * Whether the picture may show a room. It rejects only what is far from every known room, because painting a garden
 * does little harm and rejecting a living room does.
 * @param picture the analysis raster
 * @param straightness of the same raster
 * @param network what the networks see on it; without them the picture decides alone
 */
export function looksLikeRoom(
  picture: RgbPicture,
  straightness: Straightness,
  network?: SeenByNetworks,
): boolean {
  if (network && isElsewhere(network)) return false
  const { leaves, sky, fewColours, blurred, fine } = pictureCues(picture)
  const { total, upper } = straightness
  const blur = Math.max(0, blurred - SHARP)
  const minUpper = total < MANY_LINES ? MIN_UPPER_LINES : MIN_UPPER_OF_MANY
  const isShapeless = total < MIN_LINES + LINES_FOR_BLUR * blur
  const isLow = upper < minUpper + UPPER_LINES_FOR_BLUR * blur
  const isOpen = upper < LINES_OF_WINDOWS && (leaves > MAX_LEAVES_OUTDOORS || sky > MAX_SKY)
  const isPrinted = fine > MAX_FINE
  const isEmpty = network !== undefined && isEmptyRoom(network)
  const isPlain = isLow && !(network && showsSlope(network))
  return !(
    (isShapeless && !isEmpty) ||
    ((isPlain || isOpen || isPrinted) && !isEmpty && !(network && showsWalls(network))) ||
    leaves > MAX_LEAVES ||
    fewColours > MAX_FEW_COLOURS
  )
}

/** Whether the networks see anything but a room: a person, hardly any shell, or nothing that they know. */
const isElsewhere = (network: SeenByNetworks): boolean =>
  isPortrait(network) ||
  lacksShell(network) ||
  certaintyOf(network) < (showsCeiling(network) ? MIN_CERTAINTY_BELOW_CEILING : MIN_CERTAINTY)
