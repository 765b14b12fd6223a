import type { Plane } from '../../raster/planes.ts'

/** Probability of each surface at each pixel; the five sum to 1. */
export interface SurfaceProbabilities {
  wall: Plane
  floor: Plane
  ceiling: Plane
  window: Plane
  thing: Plane
}

export type SurfaceName = keyof SurfaceProbabilities
