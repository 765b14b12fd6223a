import { lazy, Suspense, useState } from 'react'
import type { UploadRow } from '#app/features/insights/queries/upload-list.server.ts'
import { Dialog } from '#app/ui/dialogs/dialog.tsx'
import { altOf, UploadPicture } from './upload-picture.tsx'

const UploadViewer = lazy(() => import('./upload-viewer.tsx'))

/** Before and after as thumbnails that open in full size. */
export function UploadThumbnails({
  upload,
  size = 'small',
}: {
  upload: UploadRow
  size?: 'small' | 'large'
}) {
  const [shown, setShown] = useState<string | null>(null)
  const pictures = [
    { name: 'Before', which: 'original' },
    ...(upload.redesignId ? [{ name: 'After', which: upload.redesignId }] : []),
  ]
  return (
    <>
      <div className={size === 'small' ? 'flex gap-2' : 'grid grid-cols-2 gap-3'}>
        {pictures.map(({ name, which }) => (
          <button
            key={name}
            type="button"
            onClick={() => setShown(name)}
            aria-label={`Open ${altOf(upload, name)}`}
            className="grid cursor-zoom-in content-start gap-1 text-left text-ink-soft text-xs"
          >
            <UploadPicture uploadId={upload.id} which={which} alt="" size={size} />
            {name}
          </button>
        ))}
      </div>
      <Dialog
        wide
        open={shown !== null}
        onClose={() => setShown(null)}
        title={upload.roomType}
        description={upload.email}
      >
        <Suspense fallback={<p>Loading...</p>}>
          <UploadViewer key={shown} upload={upload} pictures={pictures} first={shown ?? 'Before'} />
        </Suspense>
      </Dialog>
    </>
  )
}
