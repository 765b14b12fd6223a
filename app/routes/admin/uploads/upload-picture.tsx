import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { pictureAddress, pictureSources } from '#app/features/rooms/components/picture-address.ts'
import { classNames } from '#app/ui/class-names.ts'

/** A private picture that says so when it cannot be shown. */
export function UploadPicture({
  uploadId,
  which,
  alt,
  isThumbnail = false,
}: {
  uploadId: string
  /** `original` or the id of a redesign. */
  which: string
  alt: string
  isThumbnail?: boolean
}) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return <Failed isThumbnail={isThumbnail} />
  return (
    <img
      // A picture can fail before React is there to hear of it.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setHasFailed(true)
      }}
      src={pictureAddress(uploadId, which, isThumbnail ? 480 : 960)}
      srcSet={isThumbnail ? undefined : pictureSources(uploadId, which)}
      sizes={isThumbnail ? undefined : '(width < 56rem) 100vw, 800px'}
      alt={alt}
      loading={isThumbnail ? 'lazy' : undefined}
      onError={() => setHasFailed(true)}
      className={classNames(
        'rounded-print bg-linen',
        isThumbnail ? 'h-16 w-24 object-cover' : 'mx-auto max-h-[70dvh] w-auto',
      )}
    />
  )
}

function Failed({ isThumbnail }: { isThumbnail: boolean }) {
  return (
    <span
      className={classNames(
        'grid place-items-center rounded-print bg-linen text-center text-ink-soft',
        isThumbnail ? 'h-16 w-24 p-1 text-xs' : 'min-h-56 w-full gap-2 p-8',
      )}
    >
      {!isThumbnail && <ImageOff aria-hidden size={28} strokeWidth={1.25} />}
      Failed to load image
    </span>
  )
}
