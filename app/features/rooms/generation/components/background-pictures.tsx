import { type ComponentProps, useState } from 'react'
import { Blurred } from '#app/ui/pictures/blurred.tsx'
import { pictureAddress, pictureSources } from '../../components/picture-address.ts'
import type { RoomCard } from '../../rules/room-card.ts'
import type { GenerationStatus } from './use-generation-status.ts'

interface BackgroundPicturesProps {
  room: Pick<RoomCard, 'id' | 'roomType' | 'placeholder'>
  status: GenerationStatus
}

/**
 * The person's own photo, over which the partial pictures of its redesign fade in: above the text, or behind it on a
 * desktop.
 */
export function BackgroundPictures({ room, status }: BackgroundPicturesProps) {
  return (
    <div className="relative min-h-44 flex-1 overflow-hidden lg:absolute lg:inset-0 lg:-z-10">
      <Blurred placeholder={room.placeholder} />
      <Appearing
        src={pictureAddress(room.id, 'original', 1600)}
        srcSet={pictureSources(room.id, 'original')}
        sizes="100vw"
        alt={`Your ${room.roomType.toLowerCase()} as you photographed it`}
      />
      {status.hasPreview && (
        <Appearing
          src={`${pictureAddress(room.id, 'preview')}?changed=${encodeURIComponent(status.changedAt)}`}
          alt="A first glimpse of the redesign"
        />
      )}
      <div className="absolute inset-0 bg-ink/30" />
    </div>
  )
}

/** Fades in once loaded. The previous picture stays until then; a deleted one shows nothing. */
function Appearing(picture: Pick<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes'> & { alt: string }) {
  const [isThere, setThere] = useState(false)
  return (
    <img
      {...picture}
      alt={picture.alt}
      className="absolute inset-0 size-full object-cover transition-opacity duration-250 starting:opacity-0"
      hidden={!isThere}
      // It may load before the page's script runs.
      ref={(element) => {
        if (element?.complete && element.naturalWidth > 0) setThere(true)
      }}
      onLoad={() => setThere(true)}
      onError={() => setThere(false)}
    />
  )
}
