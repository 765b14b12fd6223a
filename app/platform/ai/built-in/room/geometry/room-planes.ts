import { smoothstep } from '../../colour/curves.ts'
import type { Plane } from '../../raster/planes.ts'
import type { Face } from './box-evidence.ts'
import { ceilingFrame, floorFrame, type PlaneFrame, wallFrame } from './plane-coordinates.ts'
import { type BoxView, type RoomBox, towardsWall, WALL_SIDES, type WallSide } from './room-box.ts'
import type { RoomCamera } from './room-camera.ts'
import { scaled } from './vectors.ts'

/** Rows on either side of a border over which the extents blend. */
const SOFT = 1.5

/** A floor, ceiling or wall of the room, on which materials can be laid. */
export interface RoomPlane {
  face: Face
  /** Undefined for floor and ceiling. */
  side?: WallSide
  /** Maps pixels to metres and back; see `placeOn` and `pointOf`. */
  frame: PlaneFrame
  /** Coverage (0…1) of each pixel, whether the plane is bare there or behind things. */
  extent: Plane
  /** Certainty (0…1) of the plane's position, from the camera and the edges along its border. */
  sure: number
}

/** The borders between the faces of a box, with their edge support. */
interface Borders {
  box: RoomBox
  ceilingRows: Float32Array
  floorRows: Float32Array
  ceilingSupport: number | undefined
  floorSupport: number | undefined
}

/** Returns the planes of a box that are in view. */
export function planesOf(camera: RoomCamera, view: BoxView, borders: Borders): RoomPlane[] {
  const { box, ceilingSupport, floorSupport } = borders
  const extents = extentsOf(view, borders)
  const planes: RoomPlane[] = [
    { face: 'floor', frame: floorFrame(camera), extent: extents.floor, sure: camera.sure },
    ...WALL_SIDES.filter((side) => box[side] < Number.POSITIVE_INFINITY).map(
      (side): RoomPlane => ({
        ...{ face: 'wall', side, extent: extents[side], sure: camera.sure * (floorSupport ?? 0) },
        frame: wallFrame(camera, scaled(towardsWall(side, camera), -1), box[side]),
      }),
    ),
  ]
  if (ceilingSupport !== undefined) {
    const frame = ceilingFrame(camera, box.height)
    planes.push({ face: 'ceiling', frame, extent: extents.ceiling, sure: camera.sure * ceilingSupport })
  }
  return planes.filter(({ extent }) => extent.some((share) => share > 0))
}

function extentsOf(
  view: BoxView,
  { box, ceilingRows, floorRows }: Borders,
): Record<'floor' | 'ceiling' | WallSide, Plane> {
  const { width, height } = view.size
  const plane = () => new Float32Array(width * height)
  const extents = { floor: plane(), ceiling: plane(), left: plane(), back: plane(), right: plane() }
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const ceiling = ceilingRows[x]! > 0 ? smoothstep(-SOFT, SOFT, ceilingRows[x]! - y) : 0
      const floor = floorRows[x]! < height ? smoothstep(-SOFT, SOFT, y - floorRows[x]!) : 0
      extents.ceiling[i] = ceiling
      extents.floor[i] = floor
      extents[view.wallAt(box, x, y)][i] = Math.max(0, 1 - ceiling - floor)
    }
  }
  return extents
}
