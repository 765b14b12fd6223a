import type { Boldness, Correction } from '#app/platform/ai/surfaces.ts'

/** What a member can correct a region to. */
export const SURFACE_MEANINGS = ['wall', 'floor', 'ceiling', 'cupboard', 'curtain', 'keep'] as const
export const MEANING_WORDS = {
  wall: 'Wall',
  floor: 'Floor',
  ceiling: 'Ceiling',
  cupboard: 'Cupboard',
  curtain: 'Curtain',
  keep: 'Keep as it is',
} as const

/** How a sentence names what a region is. */
const NAMES = {
  wall: 'a wall',
  floor: 'the floor',
  ceiling: 'the ceiling',
  cupboard: 'a cupboard',
  curtain: 'a curtain',
} as const

/** A painting of a room that somebody looks at. */
export interface ShownLook {
  style: string
  boldness: Boldness
}

/** What a stored correction did to the painting that its owner looked at. */
export interface CorrectionResult {
  correction: Correction
  style: string | undefined
  boldness: Boldness
  /** Whether the painting looks different; undefined when nothing was compared. */
  shows: boolean | undefined
}

/**
 * Says what the latest correction did to the picture.
 *
 * @param result null when something else was done since
 * @returns an empty text where the result says nothing about the shown picture
 */
export function correctionAnswer(result: CorrectionResult | null | undefined, look: ShownLook): string {
  if (!result || result.style !== look.style || result.boldness !== look.boldness) return ''
  const { meaning } = result.correction
  if (meaning === 'keep') return 'Kept as it is in your photo.'
  if (result.shows) return `Changed: painted as ${NAMES[meaning]}.`
  const noted = `Noted as ${NAMES[meaning]}.`
  return result.shows === undefined ? noted : `${noted} The picture stays much the same.`
}

/** Rooms rarely have more wrong surfaces. */
export const MAX_CORRECTIONS = 24
/** Maximum number of regions at one place; see `RegionFinder`. */
export const MAX_EXTENTS = 7

/** Asks whether all corrections of a room may go, and says what is lost with them and what stays. */
export const removalOfAll = (count: number) => ({
  title: count === 1 ? 'Remove your correction?' : `Remove all ${count} corrections?`,
  words:
    'What you tapped and named is lost, and every style on this page is painted as it was before. Your photo and your versions stay.',
})

type Region = Omit<Correction, 'meaning'>

const isSameRegion = (one: Region, other: Region): boolean =>
  one.x === other.x && one.y === other.y && one.extent === other.extent

/** Whether two corrections say the same of the same region. */
export const isSameCorrection = (one: Correction, other: Correction): boolean =>
  isSameRegion(one, other) && one.meaning === other.meaning

/** Two taps so close, as a fraction of the picture, mean the same spot. */
const SAME_SPOT = 0.01

/** Whether a later correction says again what an earlier one says of the same spot, of as much or more. */
const saysAgain = (later: Correction, earlier: Correction): boolean =>
  later.meaning === earlier.meaning &&
  later.extent >= earlier.extent &&
  Math.abs(later.x - earlier.x) <= SAME_SPOT &&
  Math.abs(later.y - earlier.y) <= SAME_SPOT

/** Adds a correction, which replaces an earlier one of the same region, and those that it says again. */
export const withCorrection = (corrections: readonly Correction[], correction: Correction): Correction[] => [
  ...withoutCorrection(corrections, correction).filter((earlier) => !saysAgain(correction, earlier)),
  correction,
]

/** Removes the correction of one region. */
export const withoutCorrection = (corrections: readonly Correction[], region: Region): Correction[] =>
  corrections.filter((correction) => !isSameRegion(correction, region))
