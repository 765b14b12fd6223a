import { smoothstep } from '../colour/curves.ts'
import type { LaidSurface } from '../materials/laying/material-layer.ts'
import { GuidedFilter } from '../raster/guided-filter.ts'
import { jointBilateralUpsample, type Matte } from '../raster/joint-bilateral.ts'
import type { Plane, RgbPicture } from '../raster/planes.ts'
import type { RoomModel } from '../room/room-model.ts'
import { burntSpots } from './burnt-spots.ts'
import { edgeFlatThings } from './edge-flat-things.ts'
import { layFloor } from './lay-floor.ts'
import { layWalls } from './lay-walls.ts'
import { partCeiling, partNamedCeiling } from './part-ceiling.ts'
import { spareCeilingThings } from './spare-ceiling-things.ts'

/** Coverage of every pixel of the photo by each surface, 0…255. */
export interface Mattes {
  ceiling: Matte
  floor: Matte
  window: Matte
  person: Matte
  /** Where a person corrected the surface, where they named a thing, and where the photo stays. */
  corrected: Matte
  named: Matte
  namedCeiling: Matte
  kept: Matte
  /** What is clipped and stays; see `burntSpots`. */
  burnt: Matte
  /** One for each of the room's paint groups. */
  walls: Matte[]
  /** The floor, if a material can be laid on it. */
  floorSurface?: LaidSurface
  /** The walls, one per paint group; empty if materials cannot be laid on them. */
  wallSurfaces?: LaidSurface[]
}

/** Radius of the guided filter in pixels of the analysis raster. */
const RADIUS = 3
/** The guided filter's epsilon: squared colour difference of an edge too faint to follow. */
const EPSILON = 0.0001

/** The planes of the room that become a matte of the same name. */
const PLANES = ['floor', 'window', 'person', 'corrected', 'named', 'namedCeiling', 'kept'] as const

/** Makes the mattes of a room in the photo's size, following the edges of the photo. */
export function makeMattes(photo: RgbPicture, room: RoomModel): Mattes {
  const planes = [...PLANES.map((name) => room[name]), ...room.walls.map(({ weight }) => weight)]
  const mattes = upsampled(photo, room, planes)
  const walls = mattes.slice(PLANES.length)
  const ofRoom = Object.fromEntries(PLANES.map((name, i) => [name, mattes[i]!]))
  const found = ofRoom as Record<(typeof PLANES)[number], Matte>
  const { floor, window, person, corrected, named, namedCeiling, kept } = found
  const ceiling = new Uint8Array(photo.width * photo.height)
  if (room.ceiling.isReliable) partCeiling(photo, room, walls, ceiling, corrected)
  partNamedCeiling(namedCeiling, walls, ceiling, corrected)
  spareCeilingThings(photo, ceiling, namedCeiling)
  edgeFlatThings(photo, room, { walls, corrected, beside: [floor, window, person, named, kept, ceiling] })
  const burnt = burntSpots(photo, walls)
  const floorSurface = layFloor(photo, room, floor)
  const wallSurfaces = layWalls(photo, room, walls)
  return { ...found, burnt, ceiling, walls, wallSurfaces, ...(floorSurface && { floorSurface }) }
}

/** Upsamples planes to the photo's size, in their order. */
function upsampled(photo: RgbPicture, room: RoomModel, planes: readonly Plane[]): Matte[] {
  const edges = new GuidedFilter(room.colour, room.size, RADIUS, EPSILON)
  const used = planes.filter((plane) => plane.some((weight) => weight > 0))
  const clean = used.map((plane) => edges.apply(plane).map((weight) => smoothstep(0.2, 0.8, weight)))
  const mattes = jointBilateralUpsample(photo, room, room.light.balance, clean)
  const nothing = new Uint8Array(photo.width * photo.height)
  return planes.map((plane) => mattes[used.indexOf(plane)] ?? nothing)
}
