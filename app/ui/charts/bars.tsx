import { classNames } from '#app/ui/class-names.ts'

/** Width of the drawing in its own units. The page stretches it. */
export const WIDTH = 600
export const HEIGHT = 120

export interface Bar {
  label: string
  /** Null where nothing was measured. */
  value: number | null
  /** A second value on the same scale, at least as large, drawn as a thin line above the bar. */
  over?: number | null
  /** The bar's text on hover and in the table. */
  text: string
}

export function Bars({ bars, highest, fill }: { bars: Bar[]; highest: number; fill: string }) {
  const step = WIDTH / bars.length
  const top = HEIGHT - 22
  const heightOf = (value: number) => Math.max((value / highest) * top, value > 0 ? 1.5 : 0)
  return bars.map(({ label, value, over, text }, index) => {
    const x = index * step + step * 0.14
    const width = step * 0.72
    return (
      <g key={label}>
        <title>{`${label}: ${text}`}</title>
        <rect x={index * step} width={step} height={HEIGHT} className="fill-transparent hover:fill-linen" />
        {value !== null && (
          <rect
            x={x}
            y={HEIGHT - heightOf(value)}
            width={width}
            height={heightOf(value)}
            className={classNames(fill, 'pointer-events-none forced-colors:fill-[CanvasText]')}
          />
        )}
        {over !== null && over !== undefined && (
          <rect
            x={x}
            y={HEIGHT - heightOf(over)}
            width={width}
            height={1.5}
            className="pointer-events-none fill-bloom forced-colors:fill-[Highlight]"
          />
        )}
      </g>
    )
  })
}
