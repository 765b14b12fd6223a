import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { toast } from '#app/ui/toasts.tsx'
import { failureNotice, NO_CREDITS_DEDUCTED } from '../rules/failure-notices.ts'
import type { RoomCard } from '../rules/room-card.ts'
import { type GenerationStatus, useGenerationStatus } from './use-generation-status.ts'

/** Loaded when a room fills the screen. */
const GenerationScreen = lazy(async () => {
  const { GenerationScreen } = await import('./generation-screen.tsx')
  return { default: GenerationScreen }
})

const FAILURE_MS = 8000

interface WatchedRoomProps {
  room: RoomCard
  /** Seconds that a redesign usually takes. */
  usual: number | null
  fillsScreen: boolean
}

/**
 * Follows the rooms that are being redesigned. The one named in the address (`?room=`) fills the screen; the others
 * only refresh their card when they are ready.
 */
export function GenerationWatch({ rooms, usual }: { rooms: RoomCard[]; usual: number | null }) {
  const [query] = useSearchParams()
  const working = rooms.filter((room) => room.state === 'generating' || room.isRevising)
  return working.map((room) => (
    <WatchedRoom key={room.id} room={room} usual={usual} fillsScreen={query.get('room') === room.id} />
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
      <Suspense fallback={<div className="min-h-dvh bg-ink" />}>
        <GenerationScreen
          room={room}
          status={status ?? STARTING}
          elapsed={room.elapsed}
          usual={usual}
          backTo="/dashboard"
        />
      </Suspense>
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
