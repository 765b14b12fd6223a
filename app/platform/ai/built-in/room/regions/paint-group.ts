import type { Plane } from '../../raster/planes.ts'

/** Weight from which a pixel counts as wall. */
export const WALL = 0.5

/** Walls of one colour. Each group has its own reference luminance, so that feature walls stay distinct. */
export interface PaintGroup {
  /** Weight 0…1 per pixel. */
  weight: Plane
  /** Mean Oklab lightness of the group's first region. */
  L: number
  /** Luminance (white-balanced, 0…1) of the walls' well-lit part: the 70th percentile. */
  reference: number
  /** A dark feature wall. */
  feature: boolean
  /** Fraction of the picture, 0…1. */
  area: number
  /** Whether a person corrected it to wall. */
  corrected?: true
}

/** The weight of all walls at each pixel; empty without any. */
export function allWalls([first, ...others]: readonly PaintGroup[]): Plane {
  if (!first) return new Float32Array(0)
  return first.weight.map((weight, i) => others.reduce((sum, group) => sum + group.weight[i]!, weight))
}
