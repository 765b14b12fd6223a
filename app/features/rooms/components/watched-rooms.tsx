import { useCallback, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { toast } from '#app/ui/toasts.tsx'
import { failureNotice, NO_CREDITS_DEDUCTED } from '../rules/failure-notices.ts'
import type { RoomCard } from '../rules/room-card.ts'
import { GenerationScreen } from './generation-screen.tsx'
import { type GenerationStatus, useGenerationStatus } from './use-generation-status.ts'

const FAILURE_MS = 8000

interface WatchedRoomProps {
  room: RoomCard
  /** Seconds that a redesign usually takes. */
  usual: number | null
  fillsScreen: boolean
}

interface WatchedRoomsProps extends Pick<WatchedRoomProps, 'usual'> {
  rooms: RoomCard[]
  /** The id of the one that fills the screen. */
  filling: string | undefined
}

/** Tells how each redesign ends; one of them fills the screen meanwhile. */
export function WatchedRooms({ rooms, filling, usual }: WatchedRoomsProps) {
  return rooms.map((room) => (
    <WatchedRoom key={room.id} room={room} usual={usual} fillsScreen={room.id === filling} />
  ))
}

function WatchedRoom({ room, usual, fillsScreen }: WatchedRoomProps) {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const onEnded = useCallback(
    async (status: GenerationStatus) => {
      await revalidate()
      announce(room, status)
      if (fillsScreen) await navigate('/dashboard', { replace: true, preventScrollReset: true })
      document.getElementById(`room-${room.id}`)?.scrollIntoView({ block: 'center' })
    },
    [revalidate, navigate, room, fillsScreen],
  )
  const status = useGenerationStatus(room.id, onEnded)
  if (!fillsScreen) return null
  return (
    <FullScreen>
      <GenerationScreen
        room={room}
        status={status ?? STARTING}
        elapsed={room.elapsed}
        usual={usual}
        backTo="/dashboard"
      />
    </FullScreen>
  )
}

const STARTING = { state: 'queued', stage: null, hasPreview: false, changedAt: '', before: 0 } as const

function announce(room: RoomCard, status: GenerationStatus) {
  if (status.state === 'done') {
    toast.success(room.generationKind === 'revision' ? 'Redesign completed!' : 'Room Redesign Complete!')
    return
  }
  const { title, message } = failureNotice(status.reason ?? 'other')
  toast.error(title, { description: `${message} ${NO_CREDITS_DEDUCTED}`, duration: FAILURE_MS })
}

/** A modal dialog over everything; leaving it is a link inside, and Escape. */
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
