import { Link } from 'react-router'
import type { Boldness } from '#app/platform/ai/surfaces.ts'
import { Button } from '#app/ui/buttons/button.tsx'
import { Blurred } from '#app/ui/pictures/blurred.tsx'
import { stylePreviewAddress } from '../../components/picture-address.ts'
import type { SheetStyle } from '../rules/sheet.ts'
import type { PreviewedRoom } from './style-preview.tsx'
import { useInView } from './use-in-view.ts'
import { usePreviewLoading } from './use-preview-loading.ts'

interface StyleTileProps {
  room: PreviewedRoom
  style: SheetStyle
  boldness: Boldness
  isCurrent: boolean
  /** Address that shows the style large. */
  to: string
  /** Whether pictures can be painted now. */
  isReady: boolean
}

/** A small print of the room in a style, painted once it is in view. Until then, a blurred photo holds its place. */
export function StyleTile({ room, style: { name, mark }, boldness, isCurrent, to, isReady }: StyleTileProps) {
  const { ref, isInView } = useInView<HTMLLIElement>()
  const { progress, settle, tryAgain } = usePreviewLoading(isReady && isInView)
  const address = (width: 320 | 640) =>
    stylePreviewAddress(room.id, { style: name, boldness, surfaces: room.surfaces, width })
  return (
    <li ref={ref} className="relative w-40 shrink-0 snap-start md:w-auto">
      <Link
        to={to}
        replace
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="group grid gap-2"
      >
        <span
          className="relative block overflow-hidden rounded-print bg-linen outline-offset-4 group-hover:outline-1 group-hover:outline-edge group-aria-[current=true]:outline-2 group-aria-[current=true]:outline-bloom"
          style={{ aspectRatio: `${room.width} / ${room.height}` }}
        >
          <Blurred placeholder={room.placeholder} />
          {(progress === 'loading' || progress === 'shown') && (
            <img
              src={address(320)}
              srcSet={`${address(320)} 320w, ${address(640)} 640w`}
              sizes="(width < 48rem) 160px, 285px"
              alt=""
              onLoad={() => settle('shown')}
              onError={() => settle('failed')}
              className={`relative size-full object-cover transition-opacity ${progress === 'loading' ? 'opacity-0' : ''}`}
            />
          )}
        </span>
        <span>
          <span className="block font-medium leading-6">{name}</span>
          {mark && <span className="block text-ink-soft text-sm">{mark}</span>}
        </span>
      </Link>
      {progress === 'failed' && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
          {navigator.onLine ? 'Not painted.' : 'No connection.'}
          <Button variant="quiet" size="small" aria-label={`Try again: ${name}`} onClick={tryAgain}>
            Try again
          </Button>
        </p>
      )}
    </li>
  )
}
