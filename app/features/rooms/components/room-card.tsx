import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Badge } from '#app/ui/badge.tsx'
import { BeforeAfter } from '#app/ui/before-after.tsx'
import { Button } from '#app/ui/button.tsx'
import { buttonStyle } from '#app/ui/button-style.ts'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { failureNotice, NO_CREDITS_DEDUCTED } from '../rules/failure-notices.ts'
import type { RoomCard as Card, RoomCardRedesign } from '../rules/room-card.ts'
import { pictureAddress, pictureSources } from './picture-address.ts'
import { RevisionForm } from './revision-form.tsx'

interface RoomCardProps {
  room: Card
  canUpload: boolean
  canRevise: boolean
  /** Whether the engine can follow written words; the palette preview cannot. */
  revisesByWords: boolean
}

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' })
const SIZES = '(width < 64rem) 100vw, 1200px'

/** One room of a member: before and after, or what stands in the way. */
export function RoomCard({ room, canUpload, canRevise, revisesByWords }: RoomCardProps) {
  return (
    <article id={`room-${room.id}`} aria-label={room.roomType} className="grid gap-5">
      <div className="relative">
        <RoomPicture room={room} />
        {room.isRevising && (
          <p role="status" className="absolute inset-0 grid place-items-center bg-ink/60 text-lg text-paper">
            Generating your revision…
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h3>{room.roomType}</h3>
          <p className="text-ink-soft text-sm">
            {room.redesign
              ? `${room.redesign.style} · ${date.format(room.redesign.generatedAt)}`
              : `Uploaded ${date.format(room.uploadedAt)}`}
          </p>
        </div>
        {room.redesign?.isPreview && <Badge>Palette preview</Badge>}
      </div>
      {room.redesign?.concept && <p className="max-w-text">{room.redesign.concept}</p>}
      <RoomState room={room} canUpload={canUpload} />
      <div className="flex flex-wrap items-start gap-3">
        {room.state === 'redesigned' && revisesByWords && (
          <RevisionForm uploadId={room.id} canRevise={canRevise} isRevising={room.isRevising} />
        )}
        <DeleteRoom uploadId={room.id} />
      </div>
    </article>
  )
}

function RoomPicture({ room }: { room: Card }) {
  const original = originalPicture(room)
  if (room.redesign) return <BeforeAfter before={original} after={redesignPicture(room, room.redesign)} />
  return <Picture {...original} />
}

const originalPicture = (room: Card) => ({
  src: pictureAddress(room.id, 'original', 960),
  srcSet: pictureSources(room.id, 'original'),
  sizes: SIZES,
  alt: `Your ${room.roomType.toLowerCase()} as you photographed it`,
  width: room.width,
  height: room.height,
  placeholder: room.placeholder,
})

const redesignPicture = (room: Card, redesign: RoomCardRedesign) => ({
  src: pictureAddress(room.id, redesign.id, 960),
  srcSet: pictureSources(room.id, redesign.id),
  sizes: SIZES,
  alt: `Your ${room.roomType.toLowerCase()} redesigned in the ${redesign.style} style`,
  width: redesign.width,
  height: redesign.height,
  placeholder: redesign.placeholder,
})

function RoomState({ room, canUpload }: { room: Card; canUpload: boolean }) {
  if (room.state === 'generating') {
    return (
      <Notice title="AI is Redesigning Your Room" action={<WatchLink uploadId={room.id} />}>
        This process could take 1-2 minutes. You can leave; it goes on without you.
      </Notice>
    )
  }
  if (room.failure && room.redesign) return <FailureNotice room={room} title="Revision failed" />
  if (room.state === 'failed') {
    return (
      <FailureNotice
        room={room}
        title="Redesign Failed"
        action={<Retry room={room} canUpload={canUpload} />}
      />
    )
  }
  if (room.state === 'ready') {
    return (
      <Notice title="Ready for redesign" action={<Retry room={room} canUpload={canUpload} />}>
        Your photo is here and waits for its redesign.
      </Notice>
    )
  }
  return null
}

function FailureNotice({ room, title, action }: { room: Card; title: string; action?: React.ReactNode }) {
  const notice = failureNotice(room.failure ?? 'other')
  return (
    <Notice tone="warning" title={title} action={action}>
      <p>
        {notice.title}: {notice.message}
      </p>
      <p>{room.redesign ? NO_CREDITS_DEDUCTED : 'Do not worry, your credit was not deducted.'}</p>
    </Notice>
  )
}

const WatchLink = ({ uploadId }: { uploadId: string }) => (
  <Link to={`/dashboard?room=${uploadId}`} preventScrollReset className={buttonStyle('secondary', 'small')}>
    Watch it being made
  </Link>
)

function Retry({ room, canUpload }: { room: Card; canUpload: boolean }) {
  const fetcher = useFetcher()
  if (!canUpload) return <p>No credits available. Please purchase credits to upload more rooms.</p>
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="uploadId" value={room.id} />
      <Button
        type="submit"
        name="intent"
        value="retry"
        size="small"
        pending={fetcher.state !== 'idle'}
        pendingText="Starting…"
      >
        {room.state === 'ready' ? 'Redesign This Room' : 'Retry Redesign'}
      </Button>
    </fetcher.Form>
  )
}

function DeleteRoom({ uploadId }: { uploadId: string }) {
  const fetcher = useFetcher()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this design?"
        confirmText="Delete design"
        pendingText="Deleting…"
        pending={fetcher.state !== 'idle'}
        onConfirm={() => void fetcher.submit({ intent: 'delete', uploadId }, { method: 'post' })}
        onClose={() => setAsking(false)}
      >
        Are you sure you want to delete this room design? This action cannot be undone.
      </ConfirmDialog>
    </>
  )
}
