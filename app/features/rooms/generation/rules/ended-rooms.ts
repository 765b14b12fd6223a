import type { RoomCard } from '../../rules/room-card.ts'

type Room = Pick<RoomCard, 'id' | 'generationId' | 'endedAgo'>

/** The rooms of a page by id, as last seen. */
export type KnownRooms = ReadonlyMap<string, Room>

/** Seconds for which an ended redesign counts as new when its page opens. */
const NEWS = 120

export const knownRooms = (rooms: Room[]): KnownRooms => new Map(rooms.map((room) => [room.id, room]))

/**
 * The rooms whose generation has ended since they were last seen, including those requested and ended in between.
 *
 * @param known undefined when the page has just opened
 * @param named id of the room whose redesign the member came to watch
 */
export function endedSince<Card extends Room>(
  known: KnownRooms | undefined,
  rooms: Card[],
  named: string | null,
): Card[] {
  return rooms.filter(({ id, generationId, endedAgo }) => {
    if (endedAgo === null) return false
    const before = known?.get(id)
    if (!before) return id === named && endedAgo < NEWS
    return before.endedAgo === null || before.generationId !== generationId
  })
}
