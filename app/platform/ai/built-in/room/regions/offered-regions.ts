/** Number of the first region that the network sees; those by outlines and colour come before it. */
export const FIRST_SEEN = 3
/** The number of the one of these that counts when the likely region is chosen. */
const REACHED = FIRST_SEEN + 1
/** Overlap (intersection over union) from which two regions count as equal, and part of one from which it lies within another. */
const EQUAL = 0.85
const WITHIN = 0.85

/** A region around a place: 1 inside, 0 outside. Its number (`extent`) means the same kind of region everywhere. */
export interface NumberedRegion {
  extent: number
  mask: Uint8Array
}

/** A region of several around a place. */
export interface TappedRegion extends NumberedRegion {
  /** Whether somebody who taps there most likely means this one. One of a place's regions is. */
  isLikely: boolean
}

/**
 * Chooses from all regions around a place, as `RegionFinder` numbers them, those that are offered: the one that somebody
 * who taps there most likely means, smaller ones within it, and larger ones around it.
 * @returns smallest first
 */
export function offeredRegions(all: readonly NumberedRegion[]): TappedRegion[] {
  const likely = middleOpinion(all)
  const bySize = all.toSorted((one, other) => areaOf(one.mask) - areaOf(other.mask))
  const at = bySize.indexOf(likely)
  const within = bySize.slice(0, at).filter(({ mask }) => partWithin(mask, likely.mask) >= WITHIN)
  const around = bySize.slice(at + 1).filter(({ mask }) => partWithin(likely.mask, mask) >= WITHIN)
  const regions = [...unlike(likely, within.reverse()).reverse(), likely, ...unlike(likely, around)]
  return regions.map((region) => ({ ...region, isLikely: region === likely }))
}

/**
 * The region that somebody who taps there most likely means: in area the middle one of three opinions, the nearest
 * outline, the segment around it, and the parts that belong together. Each alone is often a scrap, or half the room.
 */
function middleOpinion(regions: readonly NumberedRegion[]): NumberedRegion {
  const byColour = regions.filter(({ extent }) => extent < FIRST_SEEN)
  const outlined = byColour[0]!
  const segment = byColour[1] ?? outlined
  const reached = regions.find(({ extent }) => extent === REACHED) ?? byColour.at(-1)!
  return [outlined, segment, reached].sort((one, other) => areaOf(one.mask) - areaOf(other.mask))[1]!
}

/** The regions that each differ from the one before. */
function unlike(start: NumberedRegion, regions: readonly NumberedRegion[]): NumberedRegion[] {
  const chosen: NumberedRegion[] = []
  for (const region of regions)
    if (overlapOf((chosen.at(-1) ?? start).mask, region.mask) < EQUAL) chosen.push(region)
  return chosen
}

/** The part (0…1) of a region that lies within another. */
const partWithin = (region: Uint8Array, other: Uint8Array): number =>
  region.reduce((sum, inside, i) => sum + (inside & other[i]!), 0) / areaOf(region)

/** The number of pixels inside. */
export const areaOf = (region: Uint8Array): number => region.reduce((sum, inside) => sum + inside, 0)

function overlapOf(one: Uint8Array, other: Uint8Array): number {
  const both = one.reduce((sum, inside, i) => sum + (inside & other[i]!), 0)
  return both / (areaOf(one) + areaOf(other) - both)
}
