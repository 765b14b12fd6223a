import type { Size } from '../../raster/planes.ts'
import type { PlaneFrame } from '../../room/geometry/plane-coordinates.ts'
import type { RoomCamera } from '../../room/geometry/room-camera.ts'
import type { Vector } from '../../room/geometry/vectors.ts'
import type { Patch } from '../material.ts'

/** Minimum cosine of the angle between ray and normal. Below it a plane counts as out of view. */
const FLATTEST = 0.012

/** A linear function of a pixel's column and row. */
interface Linear {
  x: number
  y: number
  start: number
}

/** Maps the pixels of a photo to patches of a plane, by the plane's homography and its derivatives. */
export class PlanePatches {
  private readonly u: Linear
  private readonly v: Linear
  private readonly towards: Linear
  private readonly distance: number

  /**
   * @param raster size of the raster to which the camera refers
   * @param photo size of the photo
   */
  constructor(frame: PlaneFrame, camera: RoomCamera, raster: Size, photo: Size) {
    const seen = (direction: Vector) => rowOf(direction, camera, raster, photo)
    this.u = seen(frame.alongU)
    this.v = seen(frame.alongV)
    this.towards = seen(frame.normal)
    this.distance = frame.distance
  }

  /** Inverse distance (1/m) of the plane along the ray through a pixel; negative behind the camera. */
  nearness(x: number, y: number): number {
    const { towards, distance } = this
    return -(towards.x * x + towards.y * y + towards.start) / distance
  }

  /**
   * Writes the patch of the pixel in column `x` and row `y`.
   * @returns false where the plane is out of view
   */
  at(x: number, y: number, patch: Patch): boolean {
    const { u, v, towards, distance } = this
    const t = -(towards.x * x + towards.y * y + towards.start)
    if (t < FLATTEST) return false
    const far = distance / t
    const across = u.x * x + u.y * y + u.start
    const along = v.x * x + v.y * y + v.start
    patch.u = far * across
    patch.v = far * along
    const bend = across / t
    const lean = along / t
    patch.du = far * (Math.abs(u.x + bend * towards.x) + Math.abs(u.y + bend * towards.y))
    patch.dv = far * (Math.abs(v.x + lean * towards.x) + Math.abs(v.y + lean * towards.y))
    return true
  }
}

/** The component of the rays along a direction, as a linear function of the pixel. */
function rowOf([x, y, z]: Vector, { focal, centre }: RoomCamera, raster: Size, photo: Size): Linear {
  const scaleX = raster.width / photo.width
  const scaleY = raster.height / photo.height
  const left = (scaleX - 1) / 2 - centre.x
  const top = (scaleY - 1) / 2 - centre.y
  return {
    x: (x * scaleX) / focal,
    y: (y * scaleY) / focal,
    start: z + (x * left + y * top) / focal,
  }
}
