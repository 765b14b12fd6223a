import type { Correction } from '#app/platform/ai/surfaces.ts'

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

/**
 * Says what a correction did to the picture.
 *
 * @param shows whether the picture looks different; undefined when that is unknown
 */
export function correctionAnswer(meaning: Correction['meaning'], shows: boolean | undefined): string {
  if (meaning === 'keep') return 'Kept as it is in your photo.'
  return shows === false
    ? `Noted as ${NAMES[meaning]}. In this style that hardly shows.`
    : `Changed: painted as ${NAMES[meaning]}.`
}

/** Rooms rarely have more wrong surfaces. */
export const MAX_CORRECTIONS = 24
/** Maximum number of regions at one place; see `RegionFinder`. */
export const MAX_EXTENTS = 5

/** Asks whether all corrections of a room may go, and says what is lost with them and what stays. */
export const removalOfAll = (count: number) => ({
  title: count === 1 ? 'Remove your correction?' : `Remove all ${count} corrections?`,
  words:
    'What you tapped and named is lost, and every style on this page is painted as it was before. Your photo and your versions stay.',
})

/** Adds a correction, which replaces an earlier one of the same region. */
export const withCorrection = (corrections: readonly Correction[], correction: Correction): Correction[] => [
  ...withoutCorrection(corrections, correction),
  correction,
]

/** Removes the correction of one region. */
export const withoutCorrection = (
  corrections: readonly Correction[],
  { x, y, extent }: Omit<Correction, 'meaning'>,
): Correction[] =>
  corrections.filter((correction) => correction.x !== x || correction.y !== y || correction.extent !== extent)
