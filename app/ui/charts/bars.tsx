import { classNames } from '#app/ui/class-names.ts'

/** Units of the drawing, which the page stretches. */
export const WIDTH = 600
export const HEIGHT = 120

export interface Bar {
  label: string
  /** null where nothing was measured. */
  value: number | null
  /** A second value on the same scale, at least as large, as a thin line over the bar. */
  over?: number | null
  /** What the bar says when it is pointed at, and in the table. */
  text: string
}

/** The bars, each with its text. */
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
            className={classNames(fill, 'pointer-events-none')}
          />
        )}
        {over !== null && over !== undefined && (
          <rect
            x={x}
            y={HEIGHT - heightOf(over)}
            width={width}
            height={1.5}
            className="pointer-events-none fill-bloom"
          />
        )}
      </g>
    )
  })
}
