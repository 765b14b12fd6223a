import { makeMattes } from '#app/platform/ai/built-in/paint/mattes.ts'
import { connectedAreas } from '#app/platform/ai/built-in/raster/components.ts'
import type { RgbPicture, Size } from '#app/platform/ai/built-in/raster/planes.ts'
import { correctRoom } from '#app/platform/ai/built-in/room/regions/correct-room.ts'
import type { RegionFinder } from '#app/platform/ai/built-in/room/regions/tapped-region.ts'
import type { RoomModel } from '#app/platform/ai/built-in/room/room-model.ts'
import type { Correction, Place } from '#app/platform/ai/surfaces.ts'
import { SURFACES, UNKNOWN } from './outlined-photos.ts'
import { strongestSurfaces } from './surface-finders.ts'

/** A photo with its true surfaces, and its room as the engine found it. */
export interface OutlinedRoom {
  photo: RgbPicture
  found: RoomModel
  finder: RegionFinder
  truth: Uint8Array
}

/** What a person says of each of `SURFACES`. The engine leaves windows and things alone. */
const MEANINGS: Correction['meaning'][] = ['wall', 'floor', 'ceiling', 'keep', 'keep']
const WINDOWS = SURFACES.indexOf('windows')
const LEFT_ALONE = [WINDOWS, SURFACES.indexOf('things')]
/** Fraction of the picture below which a fault is too small to be tapped, and areas of each surface that are tried. */
const MIN_FAULT = 0.004
const TRIED = 2

const isWrong = (is: number, was: number) =>
  was !== UNKNOWN && is !== was && !(LEFT_ALONE.includes(is) && LEFT_ALONE.includes(was))

/** Fraction (0…1) of the pixels that are painted as another surface than they show. */
export const wrongShare = (surfaces: Uint8Array, truth: Uint8Array): number =>
  surfaces.reduce((sum, is, i) => sum + Number(isWrong(is, truth[i]!)), 0) / truth.length

/** The surfaces that the engine paints after corrections. */
export const surfacesAfter = (
  { photo, found, finder }: OutlinedRoom,
  corrections: Correction[],
): Uint8Array => strongestSurfaces(makeMattes(photo, correctRoom(found, corrections, finder)))

/**
 * Adds the tap that mends most, among those in the middle of the largest faults, with the extent that mends most: what
 * a careful person would tap.
 * @returns `corrections` itself when no tap mends anything
 */
export function withBestTap(room: OutlinedRoom, corrections: Correction[]): Correction[] {
  let best = corrections
  const surfaces = surfacesAfter(room, corrections)
  let least = wrongShare(surfaces, room.truth)
  for (const [surface, meaning] of MEANINGS.entries()) {
    const fault = surfaces.map((is, i) => Number(room.truth[i] === surface && isWrong(is, surface)))
    for (const place of middlesOf(fault, room.photo)) {
      for (const { extent } of room.finder.around(place)) {
        const tapped = [...corrections, { ...place, extent, meaning }]
        const wrong = wrongShare(surfacesAfter(room, tapped), room.truth)
        if (wrong < least) [best, least] = [tapped, wrong]
      }
    }
  }
  return best
}

/** The places farthest from the outlines of the largest areas of a mask. */
function middlesOf(mask: Uint8Array, size: Size): Place[] {
  const { labels, count } = connectedAreas(mask, size)
  const areas = new Int32Array(count + 1)
  for (const label of labels) areas[label]!++
  const largest = [...areas.keys()].slice(1).sort((p, q) => areas[q]! - areas[p]!)
  return largest
    .slice(0, TRIED)
    .filter((label) => areas[label]! > MIN_FAULT * mask.length)
    .map((label) =>
      middleOf(
        Uint8Array.from(labels, (own) => Number(own === label)),
        size,
      ),
    )
}

/** Peels an area until nothing is left: the last pixel is the farthest from the outline. */
function middleOf(area: Uint8Array, { width, height }: Size): Place {
  let last = area
  for (let rest = area; rest.includes(1); ) {
    last = rest
    rest = last.map((inside, i) => inside & last[i - 1]! & last[i + 1]! & last[i - width]! & last[i + width]!)
  }
  const i = last.indexOf(1)
  return { x: ((i % width) + 0.5) / width, y: (Math.floor(i / width) + 0.5) / height }
}
