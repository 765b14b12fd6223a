import { isAboveLine } from '../ceiling/ceiling-line.ts'
import type { RoomModel } from '../room-model.ts'

/** The fraction (0…1) of a photo that is painted as wall: the room's walls without the ceiling above its line. */
export function wallShare({ walls, ceiling }: Pick<RoomModel, 'walls' | 'ceiling'>): number {
  const pixels = walls[0]?.weight.length ?? 0
  let sum = 0
  for (const { weight } of walls)
    for (let i = 0; i < pixels; i++) if (!isAboveLine(ceiling, i)) sum += weight[i]!
  return sum / Math.max(1, pixels)
}
