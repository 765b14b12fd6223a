import type { LaidSurface } from '../materials/laying/material-layer.ts'
import { PlanePatches } from '../materials/laying/plane-patches.ts'
import { surfaceLight } from '../materials/laying/surface-light.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { Plane, RgbPicture } from '../raster/planes.ts'
import { floorFrame } from '../room/geometry/plane-coordinates.ts'
import { horizonRow } from '../room/geometry/room-camera.ts'
import { FLOOR } from '../room/regions/seen-parts.ts'
import type { RoomModel } from '../room/room-model.ts'
import { isConfirmed } from './confirmed-surface.ts'

/** Minimum certainty of a camera for perspective. */
const SURE_CAMERA = 0.5
/** Maximum area above the horizon relative to that below. A floor lies below it. */
const MOST_ABOVE = 0.02
/** Minimum area of a floor as a fraction of the picture. Less is a stray region. */
const LEAST_FLOOR = 0.03
/** Mean probability from which the network takes a part of the photo for floor. */
const RATHER = 0.5

type Floor = Pick<RoomModel, 'camera' | 'size' | 'light' | 'floor' | 'corrected' | 'parts' | 'kept' | 'named'>

/**
 * Prepares the floor for a material. Boards run away from the camera: `u` along the room's depth, `v` across it.
 * @returns undefined, so that the floor is tinted, if the camera is uncertain or the owner has not confirmed the
 *   floor
 */
export function layFloor(photo: RgbPicture, room: Floor, floor: Matte): LaidSurface | undefined {
  const { camera, size, light } = room
  if (!camera || camera.sure < SURE_CAMERA || !isPlausible(room)) return undefined
  if (!isConfirmed(wholeFloor(room), room.corrected)) return undefined
  const frame = floorFrame(camera)
  const boards = { ...frame, alongU: frame.alongV, alongV: frame.alongU }
  return {
    patches: new PlanePatches(boards, camera, size, photo),
    light: surfaceLight(photo, floor, light.balance),
  }
}

/** The floor, with what the network takes for more of it: boards would end in the middle of it. */
function wholeFloor({ floor, parts, kept, named }: Floor): Plane {
  if (!parts) return floor
  const seen = parts.means[FLOOR]!
  const isMore = (i: number) => seen[parts.labels[i]!]! > RATHER && !kept[i] && !named[i]
  return floor.map((weight, i) => (isMore(i) ? 1 : weight))
}

function isPlausible({ floor, size: { width }, camera }: Floor): boolean {
  let below = 0
  let above = 0
  for (let i = 0; i < floor.length; i++) {
    if (floor[i]! < 0.5) continue
    const row = Math.floor(i / width)
    if (row > horizonRow(i - row * width, camera!)) below++
    else above++
  }
  return below > floor.length * LEAST_FLOOR && above <= below * MOST_ABOVE
}
