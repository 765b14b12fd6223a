import { type ReactNode, useEffect, useId, useState } from 'react'
import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { BeforeAfter } from '#app/ui/pictures/before-after.tsx'
import { Fitted } from '#app/ui/pictures/fitted.tsx'
import { pictureAddress, pictureSources, stylePreviewAddress } from '../../components/picture-address.ts'
import { usePictureState } from '../../components/use-picture-state.ts'
import { CorrectionList } from '../../corrections/components/correction-list.tsx'
import { RemovalStatus } from '../../corrections/components/removal-status.tsx'
import { SurfaceCorrection, type UnsavedPart } from '../../corrections/components/surface-correction.tsx'
import { type CorrectedRoom, useCorrections } from '../../corrections/components/use-corrections.ts'
import { paintedWords } from '../rules/boldness.ts'
import { PreviewFailed } from './preview-failed.tsx'

export interface PreviewedRoom extends CorrectedRoom {
  roomType: string
  width: number
  height: number
  placeholder: string
  /** Version of its corrections. */
  surfaces: string
}

interface StylePreviewProps {
  room: PreviewedRoom
  style: string
  boldness: Boldness
  /** Whether an image model makes redesigns, which recognises walls and floor by itself. */
  madeByAi: boolean
  /** Whether the owner must correct walls or floor before the room is painted. */
  asksSurfaces: boolean
  /** Whether the page opens for correcting the paint. */
  fixes: boolean
  /** Called when a picture has been painted, or could not be. */
  onSettled(): void
  /** Called with what a tapped part still lacks, if any. */
  onOutline(part: UnsavedPart | undefined): void
  /** Actions on the corrections. */
  children?: ReactNode
}

/** A room before and in a style, with the way to correct wrong paint. */
export function StylePreview(props: StylePreviewProps) {
  const { room, style, boldness, madeByAi, asksSurfaces, onSettled, onOutline, children } = props
  const [corrects, setCorrects] = useState(asksSurfaces || props.fixes)
  const [byKey, setByKey] = useState(false)
  const corrections = useCorrections(room, { style, boldness })
  const name = room.roomType.toLowerCase()
  const size = { width: room.width, height: room.height, placeholder: room.placeholder }
  const photo = {
    ...size,
    src: pictureAddress(room.id, 'original', 960),
    alt: `Your ${name} as you photographed it`,
  }
  const painted = {
    ...size,
    src: stylePreviewAddress(room.id, { style, boldness, surfaces: room.surfaces, width: 960 }),
    alt: `Your ${name} in the colours of the ${paintedWords({ style, boldness })} style`,
  }
  // While the surfaces are uncertain, the page shows the photo instead of a doubtful painting.
  const isPainted = !asksSurfaces || room.corrections.length > 0
  const after = isPainted ? painted : photo
  const { state, reason, tryAgain } = usePictureState(after.src)
  const working = corrections.sending || (isPainted && state === 'loading')
  const waits = working && !corrects
  const doing = useId()
  const hasSettled = state !== 'loading' && isPainted
  useEffect(() => {
    if (hasSettled) onSettled()
  }, [hasSettled, onSettled])
  return (
    <div id="paint" className="grid scroll-mt-6 content-start gap-4">
      {state === 'failed' ? (
        <PreviewFailed style={style} reason={reason} tryAgain={tryAgain} />
      ) : corrects ? (
        <SurfaceCorrection
          uploadId={room.id}
          picture={{ ...after, eager: true }}
          corrections={room.corrections}
          saving={corrections.sending}
          working={working}
          answer={corrections.answer}
          takesFocus={byKey}
          correct={corrections.correct}
          onOutline={onOutline}
        />
      ) : (
        <Fitted width={room.width} height={room.height} share={100}>
          <BeforeAfter
            before={{
              ...photo,
              srcSet: pictureSources(room.id, 'original'),
              sizes: '(width < 64rem) 100vw, 960px',
            }}
            after={after}
          />
        </Fitted>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p id={doing} role="status" className="text-ink-soft text-sm">
          {isPainted ? `${paintedWords({ style, boldness })} · colour preview` : 'Your photo'}
          {working && ' · painting…'}
          {waits && ' You can correct it once it is painted.'}
        </p>
        {state !== 'failed' && isPainted && (
          <Button
            variant="secondary"
            size="small"
            aria-disabled={waits}
            aria-describedby={doing}
            onClick={({ detail }) => {
              setCorrects(!corrects)
              // A click without a pointer is Enter or the space bar.
              setByKey(detail === 0)
            }}
          >
            {corrects ? 'Compare with the photo' : 'Fix the paint'}
          </Button>
        )}
      </div>
      {(corrects || room.corrections.length > 0) && <Purpose madeByAi={madeByAi} />}
      <RemovalStatus count={room.corrections.length} />
      <CorrectionList
        corrections={room.corrections}
        working={corrections.sending}
        remove={corrections.remove}
        removeAll={corrections.removeAll}
      />
      {children}
    </div>
  )
}

function Purpose({ madeByAi }: { madeByAi: boolean }) {
  return (
    <p className="max-w-text text-sm">
      Corrections cost nothing. They stay with this room and apply to every style on this page
      {madeByAi
        ? '. What you keep also stays as it is in the next version of this room; its walls and floor are detected again.'
        : ', and whenever this room is painted again.'}{' '}
      On a wall or floor that you name, a style may lay its material, such as panels or boards. “Softer” only
      paints.
    </p>
  )
}
