import type { Plane, RgbPicture, Size } from '../raster/planes.ts'
import { type CeilingLine, findCeilingLine } from './ceiling/ceiling-line.ts'
import { measureStraightness, type Straightness } from './confidence/straightness.ts'
import type { FoundBox } from './geometry/find-box.ts'
import { findCamera } from './geometry/find-camera.ts'
import type { RoomCamera } from './geometry/room-camera.ts'
import { roomLines } from './geometry/room-lines.ts'
import type { RoomPlane } from './geometry/room-planes.ts'
import type { SurfaceChances } from './geometry/surface-chances.ts'
import type { Light } from './light.ts'
import { type Observation, observe } from './observation.ts'
import { type PaintGroup, paintGroups } from './regions/paint-groups.ts'
import { findSurfaces } from './surfaces/find-surfaces.ts'
import { growFloor, growShell } from './surfaces/grow-surfaces.ts'
import { keepToBox } from './surfaces/keep-to-box.ts'
import type { SurfaceVotes } from './surfaces/surface-votes.ts'
import { findGreenery } from './things/greenery.ts'
import { sparePaleThings } from './things/spare-pale-things.ts'

/** The analysed room, on the analysis raster. Planes hold weights 0…1 unless stated otherwise. */
export interface Room {
  size: Size
  light: Light
  /** Where the photo was taken from, and the room's axes; undefined where no lines tell. */
  camera?: RoomCamera
  /** Floor, ceiling and walls of the room's box, in metres; none where the camera is unsure. */
  planes: readonly RoomPlane[]
  /** Oklab planes after white balance. */
  L: Plane
  a: Plane
  b: Plane
  /** L and weighted a, b: differences are colour differences. */
  colour: [Plane, Plane, Plane]
  /** The number of each pixel's region. */
  regions: Int32Array
  walls: PaintGroup[]
  floor: Plane
  rug: Plane
  /** Windows, lamps and greenery: never painted. */
  window: Plane
  person: Plane
  soft: Plane
  /** 1 where a pixel is furniture or another object, so that its colour counts in the objects' statistics. */
  objects: Plane
  /** 1 where a person corrected the surface, and where they keep the photo; see `correctRoom`. */
  corrected: Plane
  kept: Plane
  ceiling: CeilingLine
  /** Share (0…1) of the shell on which all segmentations, not only most, agree. */
  agreement: number
  straightness: Straightness
}

/** Long sides of the rasters on which every photo is analysed, in pixels: preview and final then agree. */
export const ANALYSIS_SIDES = [448, 416, 384]

/** A ceiling border that edges speak for less than this is not drawn. */
const MIN_SUPPORT = 0.25

/**
 * Finds light, surfaces and the ceiling line of a room photo.
 * @param rasters the photo at each of `ANALYSIS_SIDES`; the first is the raster of all that is found
 * @param network what the network sees on the first raster; without it the rules decide alone
 */
export function analyseRoom(rasters: readonly RgbPicture[], network?: SurfaceChances): Room {
  const [largest, ...smaller] = rasters
  const seen = observe(largest!)
  const lines = roomLines(seen.L, seen.size)
  const camera = findCamera(lines, seen.size)
  const { votes, found } = findSurfaces(seen, smaller.map(observe), { camera, network })
  const ceilingArea = shellLike(votes, seen)
  growFloor(votes, seen)
  growShell(votes, seen)
  if (found) keepToBox(votes, found)
  const walls = paintGroups(votes, seen)
  sparePaleThings(votes.shell, walls, seen)
  const ceiling = found ? ceilingOf(found) : findCeilingLine(seen.colour, ceilingArea, seen.size)
  const { size, light, L, a, b, colour } = seen
  const { floor, rug, person, soft, agreement } = votes
  const leaves = findGreenery(seen)
  const greenery = leaves.map((weight, i) => weight * (1 - votes.shell[i]!))
  const window = votes.window.map((weight, i) => Math.max(weight, greenery[i]!))
  return {
    ...{ size, light, L, a, b, colour, walls, floor, rug, window, person, soft, agreement },
    regions: votes.scene.labels,
    objects: objectPixels(votes),
    corrected: new Float32Array(L.length),
    kept: new Float32Array(L.length),
    camera,
    planes: found?.planes ?? [],
    straightness: measureStraightness(lines, size),
    ceiling: { ...ceiling, believed: ceiling.believed && walls.length > 0 },
  }
}

/** A ceiling line that bends only where walls meet. Where the ceiling is out of the picture, the floor vouches for that. */
function ceilingOf({ ceilingRows, ceilingSupport, floorSupport }: FoundBox): CeilingLine {
  return { rows: ceilingRows, believed: (ceilingSupport ?? floorSupport ?? 0) > MIN_SUPPORT }
}

/** Where the ceiling line may run: the shell, views, and small bright things (lamps, spots) in the upper part. */
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
