import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react'
import type { Outline, Place } from '#app/platform/ai/surfaces.ts'
import { Picture, type PictureProps } from '#app/ui/pictures/picture.tsx'

/** Steps of the arrow keys as fractions of the picture; Shift takes the small one. */
const STEP = 0.04
const SMALL_STEP = 0.01
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface RegionPickerProps {
  picture: PictureProps
  /** The outlined region. */
  region: Outline[] | undefined
  /** The picked place while its region is being looked for. */
  looksAt: Place | undefined
  /** Places marked with their numbers. */
  marks: Place[]
  describedBy: string
  ref: RefObject<HTMLButtonElement | null>
  /** @param byKey whether the keyboard was used */
  onPick(place: Place, byKey: boolean): void
}

/** A picture on which a place can be picked, by pointer or with a cross-hair that the arrow keys move. */
export function RegionPicker({
  picture,
  region,
  looksAt,
  marks,
  describedBy,
  ref,
  onPick,
}: RegionPickerProps) {
  const [cross, setCross] = useState<Place>({ x: 0.5, y: 0.5 })
  const follow = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const step = event.shiftKey ? SMALL_STEP : STEP
    setCross(({ x, y }) => ({ x: inside(x + arrow[0] * step), y: inside(y + arrow[1] * step) }))
  }
  const pick = (event: MouseEvent<HTMLButtonElement>) => {
    // A click without a pointer is Enter or the space bar.
    if (event.detail === 0) return onPick(cross, true)
    const box = event.currentTarget.getBoundingClientRect()
    const place = {
      x: inside((event.clientX - box.left) / box.width),
      y: inside((event.clientY - box.top) / box.height),
    }
    setCross(place)
    onPick(place, false)
  }
  return (
    <div role="application" aria-label="Fix the paint">
      <button
        ref={ref}
        type="button"
        aria-label={`Pick a place: ${picture.alt}`}
        aria-describedby={describedBy}
        onClick={pick}
        onKeyDown={follow}
        className="group relative block w-full cursor-crosshair touch-manipulation select-none rounded-print"
      >
        <Picture {...picture} alt="" />
        {region && <RegionOutline region={region} />}
        {looksAt && (
          <span
            aria-hidden
            className="-translate-1/2 absolute size-8 rounded-full border-2 border-paper outline-2 outline-bloom motion-safe:animate-pulse"
            style={{ left: percent(looksAt.x), top: percent(looksAt.y) }}
          />
        )}
        {marks.map((mark, index) => (
          <span
            key={`${mark.x} ${mark.y}`}
            aria-hidden
            className="-translate-1/2 absolute grid size-6 place-items-center rounded-full bg-paper font-medium text-ink text-xs shadow-sm ring-1 ring-ink/30"
            style={{ left: percent(mark.x), top: percent(mark.y) }}
          >
            {index + 1}
          </span>
        ))}
        <span aria-hidden className="invisible absolute inset-0 group-focus-visible:visible">
          <CrossLine className="inset-y-0 w-px" style={{ left: percent(cross.x) }} />
          <CrossLine className="inset-x-0 h-px" style={{ top: percent(cross.y) }} />
        </span>
      </button>
    </div>
  )
}

const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000
const percent = (share: number) => `${share * 100}%`

/** Dark with a light outline, so that it is visible on any picture. */
function CrossLine({ className, style }: { className: string; style: { left?: string; top?: string } }) {
  return <span className={`absolute bg-ink outline-1 outline-paper ${className}`} style={style} />
}

function RegionOutline({ region }: { region: Outline[] }) {
  const path = region.map((line) => `M${line.map((corner) => corner.join(' ')).join('L')}Z`).join('')
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="absolute inset-0 size-full"
    >
      <g fill="none" vectorEffect="non-scaling-stroke" strokeLinejoin="round">
        <path d={path} fillRule="evenodd" className="fill-bloom/25" />
        <path d={path} vectorEffect="non-scaling-stroke" strokeWidth={6.5} className="stroke-paper" />
        <path d={path} vectorEffect="non-scaling-stroke" strokeWidth={2.5} className="stroke-bloom" />
      </g>
    </svg>
  )
}
