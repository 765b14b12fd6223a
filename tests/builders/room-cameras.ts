import { middleOf, type RoomCamera } from '#app/platform/ai/built-in/room/geometry/room-camera.ts'
import { turned, type Vector } from '#app/platform/ai/built-in/room/geometry/vectors.ts'

const DEGREE = Math.PI / 180
/** The raster of every camera made here. */
export const CAMERA_RASTER = { width: 448, height: 336 }

/**
 * A camera turned to the right or left, then tilted (positive: down), then rolled; angles in degrees.
 *
 * @param focal pixels of `CAMERA_RASTER`
 */
export function cameraWith(focal: number, yaw = 0, pitch = 0, roll = 0): RoomCamera {
  const held = (axis: Vector) =>
    turned(turned(turned(axis, [0, 1, 0], yaw * DEGREE), [1, 0, 0], pitch * DEGREE), [0, 0, 1], roll * DEGREE)
  const axes = { up: held([0, -1, 0]), across: held([1, 0, 0]), away: held([0, 0, 1]) }
  return { focal, centre: middleOf(CAMERA_RASTER), axes, sure: 1 }
}
