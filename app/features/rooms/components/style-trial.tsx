import { useState } from 'react'
import { Link, useFetcher, useSearchParams } from 'react-router'
import { BeforeAfter } from '#app/ui/before-after.tsx'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { pictureAddress, pictureSources, stylePreviewAddress } from './picture-address.ts'

interface StyleTrialProps {
  room: { id: string; roomType: string; width: number; height: number; placeholder: string; surfaces: string }
  styles: string[]
  /** The style the room was uploaded with. */
  ownStyle: string | null
}

/** The room before and in a chosen style, with all styles to choose from; the choice lives in the address. */
export function StyleTrial({ room, styles, ownStyle }: StyleTrialProps) {
  const [query] = useSearchParams()
  const asked = query.get('style')
  const style = styles.find((name) => name === asked) ?? styles.find((name) => name !== ownStyle) ?? 'Modern'
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-12">
      <Preview key={`${style} ${room.surfaces}`} room={room} style={style} />
      <div className="grid content-start gap-6">
        <nav aria-label="Styles" className="flex flex-wrap gap-2">
          {styles.map((name) => (
            <Link
              key={name}
              to={`?style=${encodeURIComponent(name)}`}
              replace
              preventScrollReset
              aria-current={name === style ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-edge px-3.5 transition-colors hover:border-ink aria-[current=true]:border-bloom aria-[current=true]:bg-linen aria-[current=true]:font-medium"
            >
              {name}
            </Link>
          ))}
        </nav>
        <KeepStyle style={style} />
      </div>
    </div>
  )
}

function Preview({ room, style }: { room: StyleTrialProps['room']; style: string }) {
  const [failed, setFailed] = useState(false)
  const name = room.roomType.toLowerCase()
  const size = { width: room.width, height: room.height, placeholder: room.placeholder }
  const address = stylePreviewAddress(room.id, style, room.surfaces)
  if (failed)
    return (
      <Notice tone="warning" title="No preview of this style">
        Your photo could not be shown in the {style} style. Please try another one in a moment.
      </Notice>
    )
  return (
    <div className="grid content-start gap-2">
      <BeforeAfter
        before={{
          ...size,
          src: pictureAddress(room.id, 'original', 960),
          srcSet: pictureSources(room.id, 'original'),
          sizes: '(width < 64rem) 100vw, 960px',
          alt: `Your ${name} as you photographed it`,
        }}
        after={{ ...size, src: address, alt: `Your ${name} in the colours of the ${style} style` }}
      />
      {/* Says whether the picture can be had; the browser asks for it once. */}
      <img src={address} alt="" hidden onError={() => setFailed(true)} />
      <p role="status" className="text-ink-soft text-sm">
        {style} · colour preview
      </p>
    </div>
  )
}

function KeepStyle({ style }: { style: string }) {
  const fetcher = useFetcher()
  return (
    <fetcher.Form method="post" action="/dashboard" className="grid gap-2">
      <input type="hidden" name="style" value={style} />
      <Button
        type="submit"
        name="intent"
        value="change-style"
        variant="secondary"
        pending={fetcher.state !== 'idle'}
        pendingText="Saving…"
      >
        Make {style} my style
      </Button>
      <p className="text-ink-soft text-sm">New redesigns are then made in it.</p>
    </fetcher.Form>
  )
}
