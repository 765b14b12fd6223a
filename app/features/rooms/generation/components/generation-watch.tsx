import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { RoomCard } from '../../rules/room-card.ts'
import { isUnderWay } from '../rules/under-way.ts'
import { useEndings } from './use-endings.ts'

/** Loaded during a redesign; the cards show the state without it. */
const WatchedRooms = lazyPart(async () => (await import('./watched-rooms.tsx')).WatchedRooms)

/**
 * Follows rooms under way and reports how they end. The one in the address (`?room=`) fills the screen; the others
 * only refresh their cards.
 *
 * @param props.usual seconds a redesign usually takes; null when unknown
 */
export function GenerationWatch({ rooms, usual }: { rooms: RoomCard[]; usual: number | null }) {
  const [query] = useSearchParams()
  useEndings(rooms)
  const working = rooms.filter(isUnderWay)
  if (working.length === 0) return null
  const filling = working.find((room) => room.id === query.get('room'))
  return (
    <Suspense fallback={filling && <div className="fixed inset-0 z-50 bg-ink" />}>
      <WatchedRooms rooms={working} filling={filling?.id} usual={usual} />
    </Suspense>
  )
}
