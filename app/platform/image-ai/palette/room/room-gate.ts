import type { Room } from './analyse-room.ts'

export function looksLikeRoom(_room: Room): boolean {
  return true
}
