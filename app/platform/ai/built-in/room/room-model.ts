import type { Plane, Size } from '../raster/planes.ts'
import type { CeilingLine } from './ceiling/ceiling-line.ts'
import type { Straightness } from './confidence/straightness.ts'
import type { RoomCamera } from './geometry/room-camera.ts'
import type { RoomPlane } from './geometry/room-planes.ts'
import type { Light } from './light.ts'
import type { PaintGroup } from './regions/paint-group.ts'
import type { SeenParts } from './regions/seen-parts.ts'
import type { FlatThing } from './things/flat/straighten.ts'

/**
 * The analysis of a room photo on the analysis raster. Painting reads only this and the photo. Planes hold weights
 * 0…1 unless stated otherwise.
 */
export interface RoomModel {
  size: Size
  light: Light
  /** The camera pose and the room's axes; undefined without enough lines. */
  camera?: RoomCamera
  /** Floor, ceiling and walls of the room's box, in metres; empty when the camera is uncertain. */
  planes: readonly RoomPlane[]
  /** Oklab planes after white balance. */
  L: Plane
  a: Plane
  b: Plane
  /** L and weighted a, b: distances are colour differences. */
  colour: [Plane, Plane, Plane]
  /** Each pixel's region number. */
  regions: Int32Array
  /** What the network sees in small parts of the photo; undefined without a network. */
  parts: SeenParts | undefined
  walls: PaintGroup[]
  floor: Plane
  /** Windows, lamps and greenery: never painted. */
  window: Plane
  person: Plane
  /** Pictures, mirrors and screens on walls. */
  flatThings: readonly FlatThing[]
  /** The largest soft furnishing, and what a person says is a curtain. */
  soft: Plane
  /** 1 where a pixel belongs to furniture or another object and counts in the objects' colour statistics. */
  objects: Plane
  /** 1 where a person corrected the surface, named a thing, and keeps the photo; see `correctRoom`. */
  corrected: Plane
  named: Plane
  namedCeiling: Plane
  kept: Plane
  ceiling: CeilingLine
  /** Fraction (0…1) of the shell on which all segmentations agree, not only the majority. */
  agreement: number
  /** Intersection over union (0…1) of the shells found by the rules and by the network; undefined without a network. */
  accord: number | undefined
  /** Fraction (0…1) of the walls' outline that ends where nothing ends in the photo. */
  looseEnds: number
  /** Mean probability (0…1) of a thing that the network gives the walls; 0 without a network. */
  thingsInWalls: number
  straightness: Straightness
}
