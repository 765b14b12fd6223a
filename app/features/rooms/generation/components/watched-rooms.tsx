import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { toast } from '#app/ui/notices/toasts.tsx'
import { useQuietRefresh } from '#app/ui/use-quiet-refresh.ts'
import type { RoomCard } from '../../rules/room-card.ts'
import { deletedWords } from '../rules/deleted-words.ts'
import { GenerationScreen } from './generation-screen.tsx'
import { useGenerationStatus } from './use-generation-status.ts'

/** Long enough for whoever looked away during the redesign. */
const DELETED_MS = 60_000

interface WatchedRoomProps {
  room: RoomCard
  /** Seconds a redesign usually takes. */
  usual: number | null
  fillsScreen: boolean
}

interface WatchedRoomsProps extends Pick<WatchedRoomProps, 'usual'> {
  rooms: RoomCard[]
  /** Id of the room that fills the screen. */
  filling: string | undefined
}

/** Loads the page again when a redesign ends. One of the rooms may fill the screen meanwhile. */
export function WatchedRooms({ rooms, filling, usual }: WatchedRoomsProps) {
  return rooms.map((room) => (
    <WatchedRoom key={room.generationId} room={room} usual={usual} fillsScreen={room.id === filling} />
  ))
}

function WatchedRoom({ room, usual, fillsScreen }: WatchedRoomProps) {
  const refresh = useQuietRefresh()
  const navigate = useNavigate()
  const status = useGenerationStatus(room.id, room.generationId, {
    // The card depends on the pause too.
    shows: ({ isPaused }) => isPaused === room.isPaused,
    refresh,
    onDeleted: (isCreditBack) => {
      const { title, description } = deletedWords(room.roomType, isCreditBack)
      void toast.warning(title, { description, duration: DELETED_MS })
      void navigate('/dashboard', { replace: true, preventScrollReset: true })
    },
  })
  if (!fillsScreen) return null
  return (
    <FullScreen>
      <GenerationScreen
        room={room}
        status={status ?? { ...STARTING, isPaused: room.isPaused }}
        elapsed={room.elapsed}
        usual={usual}
        backTo="/dashboard"
      />
    </FullScreen>
  )
}

const STARTING = { state: 'queued', stage: null, hasPreview: false, changedAt: '', before: 0 } as const

/** A modal dialog over the whole page. A link inside it, or Escape, leaves it. */
function FullScreen({ children }: { children: React.ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const navigate = useNavigate()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label="AI is Redesigning Your Room"
      className="on-dark m-0 size-full max-h-none max-w-none overflow-y-auto p-0"
      onCancel={(event) => {
        event.preventDefault()
        void navigate('/dashboard', { preventScrollReset: true })
      }}
    >
      {children}
    </dialog>
  )
}
