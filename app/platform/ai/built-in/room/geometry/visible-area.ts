import type { Plane, Size } from '../../raster/planes.ts'
import { type PlaneFrame, placeOn } from './plane-coordinates.ts'
import type { RoomCamera } from './room-camera.ts'

/** Maximum square metres that a pixel may cover. Distant parts at grazing angles are too imprecise to measure. */
const MOST_OF_A_PIXEL = 0.05

/**
 * Visible area of a plane in square metres.
 *
 * @param weight coverage (0…1) of each pixel of the raster by the plane
 */
export function visibleArea(weight: Plane, frame: PlaneFrame, camera: RoomCamera, size: Size): number {
  let area = 0
  for (let i = 0; i < weight.length; i++) {
    if (weight[i]! < 0.5) continue
    const x = i % size.width
    const y = (i / size.width) | 0
    area += Math.min(MOST_OF_A_PIXEL, pixelArea(x, y, frame, camera)) * weight[i]!
  }
  return area
}

/** Area of the parallelogram that a pixel covers, in square metres. */
function pixelArea(x: number, y: number, frame: PlaneFrame, camera: RoomCamera): number {
  const at = placeOn(frame, camera, { x, y })
  const right = placeOn(frame, camera, { x: x + 1, y })
  const below = placeOn(frame, camera, { x, y: y + 1 })
  if (!at || !right || !below) return 0
  return Math.abs((right.u - at.u) * (below.v - at.v) - (right.v - at.v) * (below.u - at.u))
}
