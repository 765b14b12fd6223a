import type { Size } from '../../raster/planes.ts'
import type { Vector } from './vectors.ts'

/** A point of the analysis raster, in pixels; the centre of the first pixel is (0, 0). */
export interface Point {
  x: number
  y: number
}

/**
 * Where the photo was taken from: a pinhole camera without distortion. Directions are unit vectors in the camera's own
 * coordinates: x to the right, y down, z forward, the camera at the origin.
 */
export interface RoomCamera {
  /** Focal length in pixels of the analysis raster. */
  focal: number
  /** The principal point, in pixels of the analysis raster: the raster's middle. */
  centre: Point
  /** The room's axes, orthogonal to each other. */
  axes: RoomAxes
  /** How sure, 0…1: below 0.5 nothing that needs perspective may rest on it. */
  sure: number
}

/** Three orthogonal unit vectors that the room's walls, floor and ceiling follow. */
export interface RoomAxes {
  /** From the floor to the ceiling (its y is negative). */
  up: Vector
  /** The horizontal axis closer to the picture's width, to the right. */
  across: Vector
  /** The other horizontal axis, away from the camera. */
  away: Vector
}

/** The principal point of a photo that was not cropped. */
export function middleOf({ width, height }: Size): Point {
  return { x: (width - 1) / 2, y: (height - 1) / 2 }
}

/** The direction in which a point of the raster is seen; not a unit vector, its z is 1. */
export function rayTo({ x, y }: Point, { focal, centre }: Pick<RoomCamera, 'focal' | 'centre'>): Vector {
  return [(x - centre.x) / focal, (y - centre.y) / focal, 1]
}

/** Where a place or direction in front of the camera is seen; undefined for one beside or behind it. */
export function seenAt(
  [x, y, z]: Vector,
  { focal, centre }: Pick<RoomCamera, 'focal' | 'centre'>,
): Point | undefined {
  if (z <= 1e-6) return undefined
  return { x: centre.x + (focal * x) / z, y: centre.y + (focal * y) / z }
}

/** The row (fractional, may lie outside of the picture) of the horizon in a column. Floors are seen below it. */
export function horizonRow(column: number, { focal, centre, axes: { up } }: RoomCamera): number {
  return centre.y - (up[0] * (column - centre.x) + up[2] * focal) / up[1]
}
