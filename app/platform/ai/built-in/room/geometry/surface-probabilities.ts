import type { Plane } from '../../raster/planes.ts'
import type { FlatThing } from '../things/flat/straighten.ts'

/** Probability of each surface at each pixel; the five sum to 1. */
export interface SurfaceProbabilities {
  wall: Plane
  floor: Plane
  ceiling: Plane
  window: Plane
  thing: Plane
}

export type SurfaceName = keyof SurfaceProbabilities

/** Makes the plane of each surface. */
export const surfacePlanes = (planeOf: (name: SurfaceName) => Plane): SurfaceProbabilities => ({
  wall: planeOf('wall'),
  floor: planeOf('floor'),
  ceiling: planeOf('ceiling'),
  window: planeOf('window'),
  thing: planeOf('thing'),
})

/** A person or thing that the detector found: its bounding box as fractions (0…1) of the picture's width and height. */
export interface Detection {
  /** Probability (0…1). */
  score: number
  left: number
  top: number
  right: number
  bottom: number
}

/** What the networks see in a picture. */
export interface SeenByNetworks extends SurfaceProbabilities {
  /** Undefined where nobody looked for people. */
  people?: readonly Detection[]
  /** Things that furnish no room, such as cars, animals and food; undefined where nobody looked for them. */
  strange?: readonly Detection[]
  /** Probability of a thing with its outline; undefined before outlines are found. */
  outlinedThing?: Plane
  /** Pictures, mirrors and screens; undefined before outlines are found. */
  flatThings?: readonly FlatThing[]
}
