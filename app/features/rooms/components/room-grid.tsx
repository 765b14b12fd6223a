import { EmptyState } from '#app/ui/lists/empty-state.tsx'
import type { RoomCard as Card } from '../rules/room-card.ts'
import { RoomCard } from './room-card.tsx'

interface RoomGridProps {
  rooms: Card[]
  canUpload: boolean
  canRevise: boolean
  isUnlimited: boolean
  revisesByWords: boolean
}

/** A member's rooms as large prints, or where they will hang. */
export function RoomGrid({ rooms, ...rights }: RoomGridProps) {
  return (
    <section aria-labelledby="rooms-title" className="grid gap-12">
      <h2 id="rooms-title">Your Room Designs</h2>
      {rooms.length === 0 ? (
        <NoRooms />
      ) : (
        rooms.map((room) => <RoomCard key={room.id} room={room} {...rights} />)
      )}
    </section>
  )
}

function NoRooms() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <div className="border border-line border-dashed px-6">
        <EmptyState drawing="chair" headingLevel="h3" title="Your first room">
          Upload a photo above, and it hangs here, before and after.
        </EmptyState>
      </div>
      <div className="border border-line border-dashed px-6">
        <EmptyState drawing="lamp" headingLevel="h3" title="And the next one">
          Daylight and a straight view into the room give the best results.
        </EmptyState>
      </div>
    </div>
  )
}
