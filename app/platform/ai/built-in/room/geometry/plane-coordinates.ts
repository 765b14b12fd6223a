import { type Point, type RoomCamera, rayTo, seenAt } from './room-camera.ts'
import { cross, dot, scaled, type Vector } from './vectors.ts'

/**
 * How high (metres) the camera is taken to be above the floor: a photo alone does not tell a room from its model, and
 * people hold their phones a little below their eyes. All lengths on planes rest on it.
 */
export const CAMERA_HEIGHT = 1.5

/** Planes seen flatter than this (cosine of the angle between ray and normal) have no places. */
const FLATTEST = 0.01

/** A plane of the room (floor, ceiling or wall) in the camera's coordinates, lengths in metres. */
export interface PlaneFrame {
  /** Unit vector that stands on the plane and points into the room, to the camera's side. */
  normal: Vector
  /** Metres from the camera to the plane. */
  distance: number
  /** Unit vectors along the plane, orthogonal to each other; `u` and `v` of a place are measured along them. */
  alongU: Vector
  alongV: Vector
}

/** A place on a plane, in metres along its `alongU` and `alongV`. */
export interface PlanePlace {
  u: number
  v: number
}

/** The floor: u along `across`, v along `away`; (0, 0) is right below the camera. */
export function floorFrame({ axes: { up, across, away } }: RoomCamera): PlaneFrame {
  return { normal: up, distance: CAMERA_HEIGHT, alongU: across, alongV: away }
}

/**
 * A ceiling: u along `across`, v along `away`; (0, 0) is right above the camera.
 * @param height metres above the floor
 */
export function ceilingFrame({ axes: { up, across, away } }: RoomCamera, height: number): PlaneFrame {
  return { normal: scaled(up, -1), distance: height - CAMERA_HEIGHT, alongU: across, alongV: away }
}

/**
 * A wall: u to the right as one looks at the wall, v down from the camera's height (the floor is at `CAMERA_HEIGHT`).
 * @param normal the horizontal axis (or its opposite) that points from the wall into the room
 * @param distance metres from the camera to the wall
 */
export function wallFrame({ axes: { up } }: RoomCamera, normal: Vector, distance: number): PlaneFrame {
  return { normal, distance, alongU: cross(up, normal), alongV: scaled(up, -1) }
}

/**
 * The place of a plane that a point of the raster shows, if nothing stands before it.
 * @returns undefined where the plane is not in view there
 */
export function placeOn(frame: PlaneFrame, camera: RoomCamera, point: Point): PlanePlace | undefined {
  const ray = rayTo(point, camera)
  const towards = -dot(ray, frame.normal)
  if (towards < FLATTEST) return undefined
  const far = frame.distance / towards
  return { u: far * dot(ray, frame.alongU), v: far * dot(ray, frame.alongV) }
}

/** Where the raster shows a place of a plane; undefined for one that is not in front of the camera. */
export function pointOf(
  { normal, distance, alongU, alongV }: PlaneFrame,
  camera: RoomCamera,
  { u, v }: PlanePlace,
): Point | undefined {
  const at = (c: 0 | 1 | 2) => alongU[c] * u + alongV[c] * v - normal[c] * distance
  return seenAt([at(0), at(1), at(2)], camera)
}
