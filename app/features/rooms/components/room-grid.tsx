import type { RoomCard as Card } from '../rules/room-card.ts'
import { RoomCard } from './room-card.tsx'

interface RoomGridProps {
  rooms: Card[]
  canUpload: boolean
  canRevise: boolean
  isUnlimited: boolean
  revisesByWords: boolean
}

/** A member's newest room, shown large. */
export function NewestRoom({ room, ...rights }: Omit<RoomGridProps, 'rooms'> & { room: Card }) {
  return (
    <section aria-labelledby="rooms-title" className="grid gap-6">
      <h2 id="rooms-title">Your Room Designs</h2>
      <RoomCard room={room} sizes="(width < 64rem) 100vw, 52rem" {...rights} />
    </section>
  )
}

/** A member's other rooms, in two columns. */
export function OlderRooms({ rooms, ...rights }: RoomGridProps) {
  return (
    <section aria-label="Your other rooms" className="grid items-start gap-x-8 gap-y-14 md:grid-cols-2">
      {rooms.map((room) => (
        <RoomCard key={room.id} room={room} sizes="(width < 48rem) 100vw, 26rem" {...rights} />
      ))}
    </section>
  )
}
