import type { Plane } from '../../raster/planes.ts'

/** How likely (0…1) each pixel shows each surface; the five sum to 1. */
export interface SurfaceChances {
  wall: Plane
  floor: Plane
  ceiling: Plane
  window: Plane
  thing: Plane
}

export type SurfaceName = keyof SurfaceChances
