import type { LaidSurface } from '../materials/laying/material-layer.ts'
import { PlanePatches } from '../materials/laying/plane-patches.ts'
import { surfaceLight } from '../materials/laying/surface-light.ts'
import { WallPatches } from '../materials/laying/wall-patches.ts'
import type { Matte } from '../raster/joint-bilateral.ts'
import type { RgbPicture } from '../raster/planes.ts'
import { CAMERA_HEIGHT } from '../room/geometry/plane-coordinates.ts'
import type { PaintGroup } from '../room/regions/paint-group.ts'
import type { RoomModel } from '../room/room-model.ts'
import { isConfirmed } from './confirmed-surface.ts'

/** Minimum certainty of a wall's position. A pattern reveals errors that plain paint hides. */
const SURE_WALL = 0.6

type Walls = Pick<RoomModel, 'camera' | 'planes' | 'size' | 'light' | 'corrected'> & {
  walls: readonly Pick<PaintGroup, 'weight'>[]
}

/**
 * Prepares the walls for a material: `u` to the right, `v` the height above the floor.
 * @param mattes of the room's paint groups
 * @returns one surface per group; none if a wall's position is uncertain or the owner has not confirmed the walls
 */
export function layWalls(photo: RgbPicture, room: Walls, mattes: readonly Matte[]): LaidSurface[] {
  const { camera, planes, size, light } = room
  const walls = planes.filter(({ face }) => face === 'wall')
  if (!camera || walls.length === 0 || walls.some(({ sure }) => sure < SURE_WALL)) return []
  if (!room.walls.every(({ weight }) => isConfirmed(weight, room.corrected))) return []
  const patches = new WallPatches(
    walls.map(({ frame }) => new PlanePatches(frame, camera, size, photo)),
    CAMERA_HEIGHT,
  )
  return mattes.map((matte) => ({ patches, light: surfaceLight(photo, matte, light.balance) }))
}
