import type { Plane, RgbPicture } from '../raster/planes.ts'
import { alignBorder } from './ceiling/align-border.ts'
import { type CeilingLine, findCeilingLine, isAboveLine } from './ceiling/ceiling-line.ts'
import { seenCeilingLine } from './ceiling/seen-ceiling-line.ts'
import { looseEnds } from './confidence/loose-ends.ts'
import { measureStraightness } from './confidence/straightness.ts'
import { thingsInWalls } from './confidence/things-in-walls.ts'
import type { FoundBox } from './geometry/find-box.ts'
import { findCamera } from './geometry/find-camera.ts'
import { roomLines } from './geometry/room-lines.ts'
import type { SeenByNetworks } from './geometry/surface-probabilities.ts'
import { type Observation, observe } from './observation.ts'
import { allWalls } from './regions/paint-group.ts'
import { paintGroups } from './regions/paint-groups.ts'
import { seenParts } from './regions/seen-parts.ts'
import type { RoomModel } from './room-model.ts'
import { evenWithinEdges } from './surfaces/even-within-edges.ts'
import { findSurfaces } from './surfaces/find-surfaces.ts'
import { besideFloor, besideWalls, growFloor, growShell } from './surfaces/grow-surfaces.ts'
import { keepToBox } from './surfaces/keep-to-box.ts'
import { withOutlines } from './surfaces/outlined-things.ts'
import { reachOutlines } from './surfaces/reach-outlines.ts'
import type { SurfaceVotes } from './surfaces/surface-votes.ts'
import { findGreenery } from './things/greenery.ts'
import { sparePaleThings } from './things/spare-pale-things.ts'

/** Long side of the raster on which every photo is analysed, in pixels, so that preview and final agree. */
export const ANALYSIS_SIDE = 448

/** Minimum edge support for a reliable ceiling line. */
const MIN_SUPPORT = 0.25

/**
 * Estimates the light and finds the camera, the surfaces and the ceiling line of a room photo.
 * @param raster the photo with a long side of `ANALYSIS_SIDE`, on which the model is given
 * @param sighting the network's probabilities on the raster; without them the rules decide alone
 */
export function analyseRoom(raster: RgbPicture, sighting?: SeenByNetworks): RoomModel {
  const seen = observe(raster)
  const network = sighting && withOutlines(sighting.thing, evenWithinEdges(sighting, seen), seen)
  const lines = roomLines(seen.L, seen.size)
  const camera = findCamera(lines, seen.size)
  const { votes, found } = findSurfaces(seen, { camera, network })
  const ceilingArea = shellLike(votes, seen)
  growFloor(votes, seen)
  growShell(votes, seen)
  votes.floor = reachOutlines(votes.floor, besideFloor(votes), seen)
  votes.shell = reachOutlines(votes.shell, besideWalls(votes), seen)
  if (found) keepToBox(votes, found, network)
  const byRules = () =>
    found ? ceilingOf(found, ceilingArea, seen) : findCeilingLine(seen.colour, ceilingArea, seen.size)
  const ceiling = network ? ceilingSeenBy(network, votes.shell, seen, byRules) : byRules()
  const walls = paintGroups(votes, ceilingWeights(ceiling, votes), seen)
  sparePaleThings(votes.shell, walls, seen, votes.things)
  const wallWeights = allWalls(walls)
  const { size, light, L, a, b, colour } = seen
  const { floor, person, soft, agreement, accord } = votes
  const leaves = findGreenery(seen)
  const greenery = leaves.map((weight, i) => weight * (1 - votes.shell[i]!))
  const window = votes.window.map((weight, i) => Math.max(weight, greenery[i]!))
  return {
    ...{ size, light, L, a, b, colour, walls, floor, window, person, soft, agreement, accord },
    flatThings: network?.flatThings ?? [],
    regions: votes.scene.labels,
    parts: sighting && votes.details && seenParts(votes.details, sighting),
    objects: objectPixels(votes),
    corrected: new Float32Array(L.length),
    named: new Float32Array(L.length),
    namedCeiling: new Float32Array(L.length),
    kept: new Float32Array(L.length),
    camera,
    planes: found?.planes ?? [],
    straightness: measureStraightness(lines, size),
    ceiling: { ...ceiling, isReliable: ceiling.isReliable && walls.length > 0 },
    looseEnds: looseEnds(wallWeights, [floor, votes.window, person], colour, size),
    thingsInWalls: sighting ? thingsInWalls(wallWeights, sighting.thing) : 0,
  }
}

/** The ceiling line by the network. Where hardly any ceiling is in view, the rules tell whether the room is bounded. */
function ceilingSeenBy(
  network: SeenByNetworks,
  shell: Plane,
  { L, size }: Observation,
  byRules: () => CeilingLine,
): CeilingLine {
  const line = seenCeilingLine(network, shell, L, size)
  return line.isReliable ? line : { ...line, isReliable: byRules().isReliable }
}

/**
 * The ceiling line of the box, which bends only where walls meet. If the ceiling is out of view, floor support
 * decides.
 */
function ceilingOf(
  { ceilingRows, ceilingSupport, floorSupport }: FoundBox,
  area: Plane,
  { L, size }: Observation,
): CeilingLine {
  const rows = alignBorder(ceilingRows, area, L, size)
  return { rows, straight: true, isReliable: (ceilingSupport ?? floorSupport ?? 0) > MIN_SUPPORT }
}

/** The ceiling: above a reliable line, and where the network sees it. */
const ceilingWeights = (line: CeilingLine, { shell, ceiling }: SurfaceVotes): Plane =>
  shell.map((_, i) => (isAboveLine(line, i) ? 1 : (ceiling?.[i] ?? 0)))

/** Where the ceiling line may run: over the shell, views, and small bright things (lamps, spots) in the upper part. */
function shellLike({ shellAndViews, bright, scene }: SurfaceVotes, { size }: Observation): Plane {
  const upper = size.width * size.height * 0.42
  return shellAndViews.map((value, i) => {
    const lamp = i < upper && bright[i]! > 0.3 && scene.regions[scene.labels[i]!]!.area < 0.012
    return lamp ? Math.max(value, 0.5) : value
  })
}

function objectPixels({ scene: { labels, regions } }: SurfaceVotes): Plane {
  const isObject = regions.map((r) => (r.surface === 'other' || r.surface === 'rug' ? 1 : 0))
  return Float32Array.from(labels, (label) => isObject[label]!)
}
