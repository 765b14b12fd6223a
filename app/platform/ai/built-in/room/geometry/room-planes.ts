import { smoothstep } from '../../colour/curves.ts'
import type { Plane } from '../../raster/planes.ts'
import type { Face } from './box-evidence.ts'
import { ceilingFrame, floorFrame, type PlaneFrame, wallFrame } from './plane-coordinates.ts'
import { type BoxView, type RoomBox, towardsWall, WALL_SIDES, type WallSide } from './room-box.ts'
import type { RoomCamera } from './room-camera.ts'
import { scaled } from './vectors.ts'

/** Rows on either side of a border over which one face gives way to the next. */
const SOFT = 1.5

/** A floor, ceiling or wall of the room, on which materials can be laid. */
export interface RoomPlane {
  face: Face
  /** Which wall; undefined for floor and ceiling. */
  side?: WallSide
  /** Turns pixels into metres and back, see `placeOn` and `pointOf`. */
  frame: PlaneFrame
  /** How much (0…1) of each pixel lies on this plane, bare or behind things: surfaces say what is bare. */
  extent: Plane
  /** How sure (0…1) the plane is where it is taken to be: the camera, and edges along its border. */
  sure: number
}

/** Where the faces of a box begin and end, and how well edges speak for that. */
interface Borders {
  box: RoomBox
  ceilingRows: Float32Array
  floorRows: Float32Array
  ceilingSupport: number | undefined
  floorSupport: number | undefined
}

/** The planes of a box that are in the picture. */
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
