import { TextLink } from '../buttons/link.tsx'
import { classNames } from '../class-names.ts'

const WIDTH = 600
const HEIGHT = 120

const TONES = {
  forest: 'fill-forest',
  bloom: 'fill-bloom',
  ink: 'fill-ink',
  danger: 'fill-danger',
}

export interface Bar {
  label: string
  /** null where nothing was measured. */
  value: number | null
  /** A second value on the same scale, at least as large, as a thin line over the bar. */
  over?: number | null
  /** What the bar says when it is pointed at, and in the table. */
  text: string
}

/** Bars over time. A table behind it says the same in words: it is what screen readers and the curious open. */
export function BarChart({
  title,
  summary,
  to,
  bars,
  most,
  tone = 'forest',
  columns,
}: {
  title: string
  /** The whole in a few words: stands beside the title. */
  summary: string
  /** The list behind it. */
  to?: string | undefined
  bars: Bar[]
  /** Words for the height of the highest bar. */
  most: (value: number) => string
  tone?: keyof typeof TONES
  /** Headings of the table: what a bar represents, and its value. */
  columns: [string, string]
}) {
  const highest = Math.max(0, ...bars.map(({ value, over }) => Math.max(value ?? 0, over ?? 0)))
  return (
    <figure className="grid min-w-0 gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{title}</h3>
        <span className="text-ink-soft tabular-nums">
          {to ? <TextLink to={to}>{summary}</TextLink> : summary}
        </span>
      </figcaption>
      <div className="relative">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}: ${summary}`}
          className="h-32 w-full border-edge border-b"
        >
          {highest > 0 && <Bars bars={bars} highest={highest} fill={TONES[tone]} />}
        </svg>
        {highest === 0 && (
          <span aria-hidden className="absolute inset-0 grid place-items-center text-ink-soft text-sm">
            Nothing in this time
          </span>
        )}
        {highest > 0 && (
          <span
            aria-hidden
            className="absolute top-0 left-0 bg-paper pr-2 text-ink-soft text-xs tabular-nums"
          >
            {most(highest)}
          </span>
        )}
      </div>
      <p aria-hidden className="flex justify-between text-ink-soft text-xs tabular-nums">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
      <BarTable title={title} bars={bars} columns={columns} />
    </figure>
  )
}

function Bars({ bars, highest, fill }: { bars: Bar[]; highest: number; fill: string }) {
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

function BarTable({ title, bars, columns }: { title: string; bars: Bar[]; columns: [string, string] }) {
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-soft underline underline-offset-4 hover:text-ink">
        <span>
          Show as a table<span className="sr-only">: {title}</span>
        </span>
      </summary>
      <div className="max-h-72 overflow-y-auto">
        <table className="w-full border-collapse">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="border-line border-b py-1.5 text-left font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, text }) => (
              <tr key={label}>
                <th scope="row" className="border-line border-b py-1.5 pr-4 text-left font-normal">
                  {label}
                </th>
                <td className="border-line border-b py-1.5">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
