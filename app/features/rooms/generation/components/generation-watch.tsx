import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { RoomCard } from '../../rules/room-card.ts'
import { useEndings } from './use-endings.ts'

/** Loaded while a room is redesigned; without it, the cards say so. */
const WatchedRooms = lazyPart(async () => (await import('./watched-rooms.tsx')).WatchedRooms)

/**
 * Follows rooms in progress and reports how they end. The one in the address (`?room=`) fills the screen; the others
 * refresh only their card.
 *
 * @param props.usual seconds a redesign usually takes; null when unknown
 */
export function GenerationWatch({ rooms, usual }: { rooms: RoomCard[]; usual: number | null }) {
  const [query] = useSearchParams()
  useEndings(rooms)
  const working = rooms.filter((room) => room.state === 'generating' || room.isRevising)
  if (working.length === 0) return null
  const filling = working.find((room) => room.id === query.get('room'))
  return (
    <Suspense fallback={filling && <div className="fixed inset-0 z-50 bg-ink" />}>
      <WatchedRooms rooms={working} filling={filling?.id} usual={usual} />
    </Suspense>
  )
}
