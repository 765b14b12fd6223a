import { luminance, type Triple } from '#app/lib/colour/srgb.ts'
import type { Correction } from '../../../surfaces.ts'
import { oklabToLinear } from '../../colour/oklab.ts'
import { type Plane, quantileOf } from '../../raster/planes.ts'
import type { RoomModel } from '../room-model.ts'
import type { PaintGroup } from './paint-group.ts'
import { RegionFinder } from './tapped-region.ts'

/** Maximum Oklab distance between a corrected wall and the walls whose paint it takes. */
const SAME_PAINT = 0.16

/**
 * Applies a person's corrections to the room. Later corrections override earlier ones. Regions are those of the
 * uncorrected room, so the same corrections always mean the same pixels.
 *
 * @param finder of the uncorrected room; pass the same one again to reuse its cached regions
 */
export function correctRoom(
  found: RoomModel,
  corrections: readonly Correction[],
  finder = new RegionFinder(found),
): RoomModel {
  if (corrections.length === 0) return found
  const room: RoomModel = {
    ...found,
    walls: found.walls.map((group) => ({ ...group, weight: group.weight.slice() })),
    floor: found.floor.slice(),
    window: found.window.slice(),
    person: found.person.slice(),
    soft: found.soft.slice(),
    objects: found.objects.slice(),
    corrected: found.corrected.slice(),
    named: found.named.slice(),
    namedCeiling: found.namedCeiling.slice(),
    kept: found.kept.slice(),
  }
  for (const { meaning, x, y, extent } of corrections) say(room, finder.region({ x, y, extent }), meaning)
  const pixels = room.floor.length
  // The area that was found measures confidence, so keeping part of a wall does not reduce it.
  const walls = room.walls.flatMap((group) => {
    const area = sumOf(group.weight) / pixels
    return area > 0 ? { ...group, area: Math.max(area, group.area) } : []
  })
  return { ...room, walls }
}

const sumOf = (plane: Plane) => plane.reduce((sum, weight) => sum + weight, 0)

function say(room: RoomModel, region: Uint8Array, meaning: Correction['meaning']): void {
  const { floor, window, person, soft, objects, corrected, named, namedCeiling, kept } = room
  const target = {
    wall: () => Object.assign(paintFor(room, region), { corrected: true }).weight,
    floor: () => floor,
    // The ceiling is the part of the walls that is named so.
    ceiling: () => paintFor(room, region).weight,
    // Furniture and textiles take the style's woods and fabrics, never its paint.
    cupboard: () => objects,
    curtain: () => soft,
    keep: () => kept,
  }[meaning]()
  const isPainted = meaning === 'wall' || meaning === 'floor'
  const isThing = meaning === 'cupboard' || meaning === 'curtain'
  const surfaces = [floor, window, person, soft, objects, kept]
  const planes = [...surfaces, ...room.walls.map(({ weight }) => weight)]
  for (let i = 0; i < region.length; i++) {
    if (!region[i]) continue
    for (const plane of planes) plane[i] = 0
    target[i] = 1
    namedCeiling[i] = meaning === 'ceiling' ? 1 : 0
    corrected[i] = isPainted ? 1 : 0
    named[i] = isThing ? 1 : 0
  }
}

/** The paint group for a region: the nearest in colour, or a new one. */
function paintFor(room: RoomModel, region: Uint8Array): PaintGroup {
  const own = meanColour(room, region)
  const distances = room.walls.map(({ weight }) => {
    const other = meanColour(room, weight)
    return Math.hypot(...own.map((value, c) => value - other[c]!))
  })
  const nearest = distances.indexOf(Math.min(...distances))
  if (distances[nearest]! < SAME_PAINT) return room.walls[nearest]!
  const weight = new Float32Array(region.length)
  const reference = referenceOf(room, region)
  const group: PaintGroup = { weight, L: own[0], reference, feature: false, area: 0 }
  room.walls.push(group)
  return group
}

function meanColour({ L, a, b }: RoomModel, region: ArrayLike<number>): Triple {
  const sum: Triple = [0, 0, 0]
  let pixels = 0
  for (let i = 0; i < region.length; i++) {
    if (region[i]! <= 0.5) continue
    sum[0] += L[i]!
    sum[1] += a[i]!
    sum[2] += b[i]!
    pixels++
  }
  return sum.map((value) => value / Math.max(1, pixels)) as Triple
}

/** Luminance of a region's well-lit part, as in the walls that were found. */
function referenceOf({ L, a, b }: RoomModel, region: Uint8Array): number {
  const histogram = new Float64Array(256)
  const rgb: Triple = [0, 0, 0]
  for (let i = 0; i < region.length; i++) {
    if (!region[i]) continue
    oklabToLinear(L[i]!, a[i]!, b[i]!, rgb)
    histogram[Math.min(255, Math.max(0, luminance(...rgb) * 255)) | 0]!++
  }
  return Math.max(0.02, quantileOf(histogram, 0.7))
}
