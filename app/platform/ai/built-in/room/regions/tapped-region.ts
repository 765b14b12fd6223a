import type { Place } from '../../../surfaces.ts'
import { dilate, widen } from '../../raster/components.ts'
import type { Plane, Size } from '../../raster/planes.ts'
import { lineStrength } from '../line-strength.ts'
import type { RoomModel } from '../room-model.ts'
import { withAlike } from './alike-neighbours.ts'
import {
  areaOf,
  FIRST_SEEN,
  type NumberedRegion,
  offeredRegions,
  type TappedRegion,
} from './offered-regions.ts'
import { PartGraph } from './part-graph.ts'
import { stablePart } from './stable-part.ts'

/** Search radius in pixels for the calmest pixel near the tap, because people tap things and not their outlines. */
const FINGER = 3
/** Half the width of gaps that are closed in outlines. */
const GAP = 2
/** Maximum area of a part relative to its region, and of a region relative to its group. Larger ones count as equal. */
const SMALLER = 0.85
/** How far one thing reaches over the photo's parts, in senses from narrow to wide. */
const REACHES = [0.12, 0.25, 0.6, 1.2]
/** Number of places whose regions are cached. Each takes up to 1.1 MB. */
const REMEMBERED = 30

/**
 * Finds the regions around a tapped place: the part within fine outlines (a cupboard on a wall of its colour), the
 * segment around it, the segment with neighbours of its colour (a sofa), and what colours and network take for one thing
 * (a papered wall), in four senses.
 */
export class RegionFinder {
  private readonly room: RoomModel
  private readonly strength: Plane
  private graph?: PartGraph
  private readonly found = new Map<string, NumberedRegion[]>()

  constructor(room: RoomModel) {
    this.room = room
    this.strength = widen(lineStrength(room.colour, room.size), room.size, GAP)
  }

  /**
   * One to seven different regions on the analysis raster, smallest first: the one that somebody who taps there most
   * likely means, smaller ones within it, and larger ones around it.
   */
  around(place: Place): TappedRegion[] {
    return offeredRegions(this.all(place))
  }

  /** The region with a number; without a network, the largest by colour stands for those that it would see. */
  region({ extent, ...place }: Place & { extent: number }): Uint8Array {
    const regions = this.all(place)
    const exact = regions.find((region) => region.extent === extent)
    return (exact ?? regions.findLast((region) => region.extent < FIRST_SEEN)!).mask
  }

  private all({ x, y }: Place): NumberedRegion[] {
    const key = `${x} ${y}`
    const known = this.found.get(key)
    if (known) return known
    if (this.found.size >= REMEMBERED) this.found.clear()
    const regions = this.find({ x, y })
    this.found.set(key, regions)
    return regions
  }

  private find(place: Place): NumberedRegion[] {
    const { strength } = this
    const { colour, regions, size } = this.room
    const source = calmestNear(strength, regions, size, place)
    const region = Uint8Array.from(regions, (label) => (label === regions[source] ? 1 : 0))
    const part = dilate(stablePart(region, strength, source, size), size, GAP + 1)
    const thing = withAlike(regions, regions[source]!, colour, size)
    const found = [dilate(thing, size, 1)]
    if (areaOf(region) < SMALLER * areaOf(thing)) found.unshift(dilate(region, size, 1))
    if (areaOf(part) < SMALLER * areaOf(found[0]!)) found.unshift(part)
    const byColour = found.map((mask, extent) => ({ extent, mask }))
    return [...byColour, ...this.seenAlike(source)]
  }

  private seenAlike(source: number): NumberedRegion[] {
    const { parts, colour, size } = this.room
    if (!parts) return []
    this.graph ??= new PartGraph(parts, colour, size)
    const { graph } = this
    return REACHES.map((reach, k) => ({
      extent: FIRST_SEEN + k,
      mask: dilate(graph.within(source, reach), size, 1),
    }))
  }
}

function calmestNear(strength: Plane, regions: Int32Array, { width, height }: Size, { x, y }: Place): number {
  const column = Math.min(width - 1, Math.floor(x * width))
  const row = Math.min(height - 1, Math.floor(y * height))
  const tapped = row * width + column
  let best = tapped
  for (let v = Math.max(0, row - FINGER); v <= Math.min(height - 1, row + FINGER); v++) {
    for (let u = Math.max(0, column - FINGER); u <= Math.min(width - 1, column + FINGER); u++) {
      const i = v * width + u
      if (regions[i] === regions[tapped] && strength[i]! < strength[best]!) best = i
    }
  }
  return best
}
