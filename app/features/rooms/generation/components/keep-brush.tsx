import { useState } from 'react'
import { Button } from '#app/ui/buttons/button.tsx'
import { useObjectAddress } from '#app/ui/fields/use-object-address.ts'
import { type KeepStroke, MAX_STROKES } from '../rules/keep-strokes.ts'
import { useDrawing } from './use-drawing.ts'

/**
 * Lets the member brush over things to keep, which every redesign restores. Those who cannot draw name the things
 * instead.
 */
export function KeepBrush({ photo }: { photo: File }) {
  const address = useObjectAddress(photo)
  const [strokes, setStrokes] = useState<KeepStroke[]>([])
  const [ratio, setRatio] = useState(1)
  const hasRoom = strokes.length < MAX_STROKES
  const drawing = useDrawing(hasRoom, setStrokes)
  return (
    <div className="grid gap-2">
      <p className="font-medium">Brush over what must stay</p>
      <p className="text-ink-soft text-sm">
        Draw with your finger or mouse. What you cover is put back exactly as it is in your photo.
      </p>
      <div className="relative touch-none justify-self-start overflow-hidden rounded-print">
        {address && (
          <img
            src={address}
            alt=""
            className="block max-h-[28rem] max-w-full"
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setRatio(naturalHeight / naturalWidth)
            }
          />
        )}
        <svg
          aria-label="Your photo, to brush over"
          role="img"
          viewBox={`0 0 1 ${ratio}`}
          className="absolute inset-0 size-full cursor-crosshair"
          {...drawing}
        >
          {strokes.map((stroke, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: strokes are only added and taken away at the end
            <Stroke key={index} stroke={stroke} ratio={ratio} />
          ))}
        </svg>
      </div>
      <p role="status" className="text-ink-soft text-sm empty:sr-only">
        {!hasRoom && `A photo takes ${MAX_STROKES} strokes. Undo one to draw another.`}
      </p>
      {strokes.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button variant="quiet" size="small" onClick={() => setStrokes((all) => all.slice(0, -1))}>
            Undo
          </Button>
          <Button variant="quiet" size="small" onClick={() => setStrokes([])}>
            Remove all strokes
          </Button>
        </div>
      )}
      <input type="hidden" name="keepStrokes" value={strokes.length > 0 ? JSON.stringify(strokes) : ''} />
    </div>
  )
}

/** Draws in units of the photo's width, because stroke widths are fractions of it. */
function Stroke({ stroke: { points, width }, ratio }: { stroke: KeepStroke; ratio: number }) {
  const line = points.length === 1 ? [...points, points[0]!] : points
  return (
    <polyline
      points={line.map(([x, y]) => `${x},${y * ratio}`).join(' ')}
      fill="none"
      className="stroke-bloom"
      strokeOpacity={0.55}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={width}
    />
  )
}
