import type { Size } from '../../raster/planes.ts'
import type { Vector } from './vectors.ts'

/** A point of the analysis raster in pixels; (0, 0) is the centre of the first pixel. */
export interface Point {
  x: number
  y: number
}

/**
 * The camera of a photo: a pinhole model without distortion. Directions are unit vectors in camera coordinates: x to
 * the right, y down, z forward.
 */
export interface RoomCamera {
  /** Focal length in pixels of the analysis raster. */
  focal: number
  /** The principal point in pixels of the analysis raster, which is its centre. */
  centre: Point
  /** The room's orthogonal axes. */
  axes: RoomAxes
  /** Certainty, 0…1. Below 0.5 nothing may rely on perspective. */
  sure: number
}

/** Orthogonal unit vectors along the room's walls, floor and ceiling. */
export interface RoomAxes {
  /** From floor to ceiling; its y is negative. */
  up: Vector
  /** The horizontal axis closer to the picture's horizontal, to the right. */
  across: Vector
  /** The other horizontal axis, away from the camera. */
  away: Vector
}

/** The principal point of an uncropped photo. */
export function middleOf({ width, height }: Size): Point {
  return { x: (width - 1) / 2, y: (height - 1) / 2 }
}

/** The direction of the ray through a point of the raster, scaled to z = 1. */
export function rayTo({ x, y }: Point, { focal, centre }: Pick<RoomCamera, 'focal' | 'centre'>): Vector {
  return [(x - centre.x) / focal, (y - centre.y) / focal, 1]
}

/** Projects a point or direction into the raster; undefined when it is beside or behind the camera. */
export function project(
  [x, y, z]: Vector,
  { focal, centre }: Pick<RoomCamera, 'focal' | 'centre'>,
): Point | undefined {
  if (z <= 1e-6) return undefined
  return { x: centre.x + (focal * x) / z, y: centre.y + (focal * y) / z }
}

/** The horizon's row in a column (fractional, possibly outside the picture). Floors lie below it. */
export function horizonRow(column: number, { focal, centre, axes: { up } }: RoomCamera): number {
  return centre.y - (up[0] * (column - centre.x) + up[2] * focal) / up[1]
}
