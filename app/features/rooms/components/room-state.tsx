import { Suspense } from 'react'
import { lazyPart } from '#app/ui/lazy-part.tsx'
import type { RoomCard as Card } from '../rules/room-card.ts'

/** Loaded for a room of which there is something to say. */
const StateNotice = lazyPart(
  async () => (await import('../generation/components/state-notice.tsx')).StateNotice,
)

/** The state of a room's generation, and the possible next step. */
export function RoomState({ room, canUpload }: { room: Card; canUpload: boolean }) {
  const isDone = room.state === 'redesigned' && !room.isPaused
  const isQuiet = isDone && !room.question && !room.failure && !room.flawed
  return (
    <div id={`state-${room.id}`} className="grid gap-3 empty:hidden">
      {!isQuiet && (
        <Suspense>
          <StateNotice room={room} canUpload={canUpload} />
        </Suspense>
      )}
    </div>
  )
}
