import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { pictureAddress, pictureSources } from '#app/features/rooms/components/picture-address.ts'
import { classNames } from '#app/ui/class-names.ts'

/** `small` and `large` are cropped to 3:2. */
export type PictureSize = 'small' | 'large' | 'full'

const SHAPES: Record<PictureSize, string> = {
  small: 'h-14 w-21 object-cover',
  large: 'aspect-3/2 w-full object-cover',
  full: 'mx-auto max-h-[70dvh] w-auto',
}

interface UploadPictureProps {
  uploadId: string
  /** `original` or the id of a redesign. */
  which: string
  alt: string
  size?: PictureSize
}

/** A private picture, or a message if it cannot be loaded. */
export function UploadPicture({ uploadId, which, alt, size = 'full' }: UploadPictureProps) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <Failed size={size} />
  return (
    <img
      // A picture can fail before React attaches its handler.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setHasFailed(true)
      }}
      src={pictureAddress(uploadId, which, size === 'full' ? 960 : 480)}
      srcSet={size === 'full' ? pictureSources(uploadId, which) : undefined}
      sizes={size === 'full' ? '(width < 56rem) 100vw, 800px' : undefined}
      alt={alt}
      loading={size === 'full' ? undefined : 'lazy'}
      onError={() => setHasFailed(true)}
      className={classNames('rounded-print bg-linen', SHAPES[size])}
    />
  )
}

function Failed({ size }: { size: PictureSize }) {
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-print bg-linen p-1 text-center text-ink-soft text-xs',
        size === 'full' ? 'min-h-56 w-full content-center gap-2 text-base' : SHAPES[size],
      )}
    >
      {size === 'full' && <ImageOff aria-hidden size={28} strokeWidth={1.25} />}
      Failed to load image
    </span>
  )
}

/** Alternative text of an upload's picture. */
export const altOf = (upload: { roomType: string; email: string }, name: string) =>
  `${upload.roomType} of ${upload.email}, ${name.toLowerCase()}`
