import { shareOf } from '../../raster/planes.ts'
import { isAboveLine } from '../ceiling/ceiling-line.ts'
import { allWalls } from '../regions/paint-group.ts'
import type { RoomModel } from '../room-model.ts'

/** The fraction (0…1) of a photo that is painted as wall: the room's walls without the ceiling above its line. */
export function wallShare({ walls, ceiling }: Pick<RoomModel, 'walls' | 'ceiling'>): number {
  return shareOf(allWalls(walls).map((weight, i) => (isAboveLine(ceiling, i) ? 0 : weight)))
}
