import { TextLink } from '../buttons/link.tsx'
import { BarTable } from './bar-table.tsx'
import { type Bar, Bars, HEIGHT, TONES, type Tone, WIDTH } from './bars.tsx'

/** Bars over time. An expandable table has the same values as text. */
export function BarChart({
  title,
  summary,
  to,
  bars,
  most,
  tone = 'forest',
  legend = [],
  columns,
}: {
  title: string
  /** The total in a few words, beside the title. */
  summary: string
  /** Address of the list behind the chart. */
  to?: string | undefined
  bars: Bar[]
  /** Label for the height of the highest bar. */
  most: (value: number) => string
  tone?: Tone
  /** What the tones of the bars' parts stand for. */
  legend?: { tone: Tone; text: string }[]
  /** Headings of the table: the bar's period, and its values. */
  columns: string[]
}) {
  const highest = Math.max(0, ...bars.map(({ value, over }) => Math.max(value ?? 0, over ?? 0)))
  return (
    <figure className="grid min-w-0 content-start gap-3">
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
          {highest > 0 && <Bars bars={bars} highest={highest} tone={tone} />}
        </svg>
        {highest === 0 && (
          <span aria-hidden className="absolute inset-0 grid place-items-center text-ink-soft text-sm">
            Nothing in this period
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
      {legend.length > 0 && <Legend entries={legend} />}
      <BarTable title={title} bars={bars} columns={columns} />
    </figure>
  )
}

const Legend = ({ entries }: { entries: { tone: Tone; text: string }[] }) => (
  <p aria-hidden className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft text-xs">
    {entries.map(({ tone, text }) => (
      <span key={tone} className="flex items-center gap-2">
        <span className={`size-3 ${TONES[tone].key}`} />
        {text}
      </span>
    ))}
  </p>
)
