import { classNames } from '#app/ui/class-names.ts'

/** Width of the drawing in its own units. The page stretches it. */
export const WIDTH = 600
export const HEIGHT = 120

export const TONES = {
  forest: { fill: 'fill-forest', key: 'bg-forest' },
  bloom: { fill: 'fill-bloom', key: 'bg-bloom' },
  ink: { fill: 'fill-ink', key: 'bg-ink' },
  danger: { fill: 'fill-danger', key: 'bg-danger' },
}
export type Tone = keyof typeof TONES

export interface Bar {
  label: string
  /** Null where nothing was measured. */
  value: number | null
  /** What the value consists of, from the ground up, each in a tone of its own. */
  parts?: { tone: Tone; value: number }[]
  /** A second value on the same scale, at least as large, drawn as a thin line above the bar. */
  over?: number | null
  /** The bar's text on hover. */
  text: string
  /** The bar's texts in the table, where they differ from the one on hover. */
  cells?: string[]
}

export function Bars({ bars, highest, tone }: { bars: Bar[]; highest: number; tone: Tone }) {
  const step = WIDTH / bars.length
  const top = HEIGHT - 22
  const heightOf = (value: number) => Math.max((value / highest) * top, value > 0 ? 1.5 : 0)
  return bars.map(({ label, value, parts, over, text }, index) => {
    const x = index * step + step * 0.14
    const width = step * 0.72
    return (
      <g key={label}>
        <title>{`${label}: ${text}`}</title>
        <rect x={index * step} width={step} height={HEIGHT} className="fill-transparent hover:fill-linen" />
        {layersOf(parts ?? [{ tone, value: value ?? 0 }], heightOf).map(({ tone, ...box }) => (
          <rect
            key={tone}
            x={x}
            width={width}
            {...box}
            className={classNames(TONES[tone].fill, 'pointer-events-none forced-colors:fill-[CanvasText]')}
          />
        ))}
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

/** Lays a bar's parts on each other. */
function layersOf(parts: NonNullable<Bar['parts']>, heightOf: (value: number) => number) {
  let y = HEIGHT
  return parts.map(({ tone, value }) => {
    const height = heightOf(value)
    y -= height
    return { tone, y, height }
  })
}
