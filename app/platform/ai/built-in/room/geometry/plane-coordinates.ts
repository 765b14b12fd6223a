import { type Point, project, type RoomCamera, rayTo } from './room-camera.ts'
import { cross, dot, scaled, type Vector } from './vectors.ts'

/**
 * Assumed height of the camera above the floor in metres: people hold phones a little below their eyes. All lengths
 * depend on it, because a single photo has no scale.
 */
export const CAMERA_HEIGHT = 1.5

/** Minimum cosine of the angle between ray and normal. Grazing rays have no place on a plane. */
const FLATTEST = 0.01

/** A plane of the room (floor, ceiling or wall) in camera coordinates, in metres. */
export interface PlaneFrame {
  /** Unit normal that points into the room, towards the camera. */
  normal: Vector
  /** Metres from the camera to the plane. */
  distance: number
  /** Orthogonal unit vectors in the plane; the axes of `u` and `v`. */
  alongU: Vector
  alongV: Vector
}

/** A place on a plane in metres. */
export interface PlanePlace {
  u: number
  v: number
}

/** The floor: u along `across`, v along `away`; (0, 0) is directly below the camera. */
export function floorFrame({ axes: { up, across, away } }: RoomCamera): PlaneFrame {
  return { normal: up, distance: CAMERA_HEIGHT, alongU: across, alongV: away }
}

/**
 * A ceiling: u along `across`, v along `away`; (0, 0) is directly above the camera.
 * @param height metres above the floor
 */
export function ceilingFrame({ axes: { up, across, away } }: RoomCamera, height: number): PlaneFrame {
  return { normal: scaled(up, -1), distance: height - CAMERA_HEIGHT, alongU: across, alongV: away }
}

/**
 * A wall: u to the right as seen from the room, v down from the camera's height (the floor is at `CAMERA_HEIGHT`).
 * @param normal the horizontal axis, or its opposite, that points from the wall into the room
 * @param distance metres from the camera to the wall
 */
export function wallFrame({ axes: { up } }: RoomCamera, normal: Vector, distance: number): PlaneFrame {
  return { normal, distance, alongU: cross(up, normal), alongV: scaled(up, -1) }
}

/**
 * Projects a point of the raster onto a plane.
 * @returns undefined where the plane is not in view
 */
export function placeOn(frame: PlaneFrame, camera: RoomCamera, point: Point): PlanePlace | undefined {
  const ray = rayTo(point, camera)
  const towards = -dot(ray, frame.normal)
  if (towards < FLATTEST) return undefined
  const far = frame.distance / towards
  return { u: far * dot(ray, frame.alongU), v: far * dot(ray, frame.alongV) }
}

/** Projects a place on a plane into the raster; undefined behind the camera. */
export function pointOf(
  { normal, distance, alongU, alongV }: PlaneFrame,
  camera: RoomCamera,
  { u, v }: PlanePlace,
): Point | undefined {
  const at = (c: 0 | 1 | 2) => alongU[c] * u + alongV[c] * v - normal[c] * distance
  return project([at(0), at(1), at(2)], camera)
}
