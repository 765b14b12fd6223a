import { longDate } from '#app/lib/date-text.ts'
import { plural } from '#app/lib/plural.ts'
import { ButtonLink } from '#app/ui/buttons/link.tsx'
import { Badge } from '#app/ui/notices/badge.tsx'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { Picture } from '#app/ui/pictures/picture.tsx'
import { DeleteRoom } from '../deletion/components/delete-room.tsx'
import { PaintingOverlay } from '../generation/components/painting-overlay.tsx'
import { RevisionForm } from '../generation/components/revision-form.tsx'
import type { RoomCard as Card, RoomCardRedesign } from '../rules/room-card.ts'
import { pictureAddress, pictureSources } from './picture-address.ts'
import { RoomState } from './room-state.tsx'

interface RoomCardProps {
  room: Card
  canUpload: boolean
  canRevise: boolean
  isUnlimited: boolean
  /** Whether the engine follows written wishes. */
  revisesByWords: boolean
  /** The picture's `sizes` attribute. */
  sizes: string
}

/** A member's room: before and after, or the state of its redesign. */
export function RoomCard({ room, canUpload, canRevise, isUnlimited, revisesByWords, sizes }: RoomCardProps) {
  // A photo that cannot be painted is small: it only has to be recognised.
  const share = room.failure?.needsAnotherPhoto ? 25 : 70
  return (
    <article id={`room-${room.id}`} aria-label={room.roomType} tabIndex={-1} className="grid gap-5">
      <Fitted width={room.width} height={room.height} share={share} atStart={share < 70}>
        <RoomPicture room={room} sizes={sizes} />
        {room.isRevising && <PaintingOverlay kind={room.generationKind} isPaused={room.isPaused} />}
      </Fitted>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h3 tabIndex={-1} className="outline-none">
            {room.roomType}
          </h3>
          <p className="text-ink-soft text-sm">
            {room.redesign
              ? `${room.redesign.style} · ${longDate(room.redesign.generatedAt)}`
              : `Uploaded ${longDate(room.uploadedAt)}`}
          </p>
        </div>
        {room.redesign?.isPreview && <Badge>Palette preview</Badge>}
      </div>
      {room.redesign?.concept && <p className="max-w-text">{room.redesign.concept}</p>}
      <RoomState room={room} canUpload={canUpload} />
      <div className="flex flex-wrap items-center gap-3">
        {room.state === 'redesigned' && revisesByWords && (
          <RevisionForm
            key={room.wish && room.generationId}
            uploadId={room.id}
            canRevise={canRevise}
            isUnlimited={isUnlimited}
            isRevising={room.isRevising}
            wish={room.wish}
          />
        )}
        {room.redesignCount > 0 && (
          <ButtonLink to={`/rooms/${room.id}`} variant="secondary" size="small">
            {room.redesignCount > 1 ? `See all ${plural(room.redesignCount, 'version')}` : 'Open this room'}
          </ButtonLink>
        )}
        <div className="flex flex-wrap gap-x-3 max-sm:-ml-4">
          {!room.failure?.needsAnotherPhoto && (
            <ButtonLink to={`/rooms/${room.id}/styles`} variant="quiet" size="small">
              Try another style
            </ButtonLink>
          )}
          <DeleteRoom uploadId={room.id} roomType={room.roomType} />
        </div>
      </div>
    </article>
  )
}

function RoomPicture({ room, sizes }: { room: Card; sizes: string }) {
  const original = { ...originalPicture(room), sizes }
  if (!room.redesign) return <Picture {...original} />
  const redesign = { ...redesignPicture(room, room.redesign), sizes }
  return room.isRevising ? <Picture {...redesign} /> : <BeforeAfter before={original} after={redesign} />
}

const originalPicture = (room: Card) => ({
  src: pictureAddress(room.id, 'original', 960),
  srcSet: pictureSources(room.id, 'original'),
  alt: `Your ${room.roomType.toLowerCase()} as you photographed it`,
  width: room.width,
  height: room.height,
  placeholder: room.placeholder,
})

const redesignPicture = (room: Card, redesign: RoomCardRedesign) => ({
  src: pictureAddress(room.id, redesign.id, 960),
  srcSet: pictureSources(room.id, redesign.id),
  alt: `Your ${room.roomType.toLowerCase()} redesigned in the ${redesign.style} style`,
  width: redesign.width,
  height: redesign.height,
  placeholder: redesign.placeholder,
})
