import type { Plane, Size } from '../raster/planes.ts'
import type { CeilingLine } from './ceiling/ceiling-line.ts'
import type { Straightness } from './confidence/straightness.ts'
import type { RoomCamera } from './geometry/room-camera.ts'
import type { RoomPlane } from './geometry/room-planes.ts'
import type { Light } from './light.ts'
import type { PaintGroup } from './regions/paint-groups.ts'

/**
 * A photo of a room as it was understood, on the analysis raster: all that painting reads besides the photo itself.
 * Planes hold weights 0…1 unless stated otherwise.
 */
export interface RoomModel {
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
  /** Overlap (0…1) of the shell that the rules found with the one that the network sees; undefined without a network. */
  accord: number | undefined
  straightness: Straightness
}
