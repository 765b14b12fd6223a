import { dayAndMonth } from '#app/lib/date-text.ts'
import { DAY } from '#app/lib/durations.ts'
import { dollars } from '#app/lib/money.ts'
import type { UsageOfDay } from '../queries/usage.server.ts'
import type { Period } from '../rules/usage-periods.ts'

const WIDTH = 720
const HEIGHT = 180
const BASE = HEIGHT - 22

const sumOf = ({ image, vision, text }: UsageOfDay) => image + vision + text

const labelOf = (day: string) => dayAndMonth(new Date(`${day}T00:00:00Z`))

/**
 * Daily spending as stacked bars. The table beside it has the same values.
 *
 * @param props.today the last day, in the form `2026-11-21`
 */
export function SpendingChart({
  days,
  period,
  today,
}: {
  days: UsageOfDay[]
  period: Period
  today: string
}) {
  const last = Date.parse(`${today}T00:00:00Z`)
  const byDay = new Map(days.map((each) => [each.day, each]))
  const all = Array.from({ length: period }, (_, index) => {
    const day = new Date(last - (period - 1 - index) * DAY).toISOString().slice(0, 10)
    return byDay.get(day) ?? { day, image: 0, vision: 0, text: 0 }
  })
  const most = Math.max(1, ...all.map(sumOf))
  const step = WIDTH / period
  const height = (cents: number) => (cents / most) * (BASE - 24)
  const total = days.reduce((sum, each) => sum + sumOf(each), 0)
  return (
    <figure className="grid gap-2">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`Spending by day, ${dollars(total)} in all; at most ${dollars(most)} on one day`}
        className="w-full"
      >
        <text x={0} y={12} className="fill-ink-soft text-[12px]">
          {dollars(most)}
        </text>
        <line x1={0} x2={WIDTH} y1={BASE} y2={BASE} className="stroke-edge" />
        {all.map(({ day, image, vision, text }, index) => (
          <g key={day}>
            <title>{`${labelOf(day)}: ${dollars(image + vision + text)}`}</title>
            <Bar
              x={index * step}
              y={BASE - height(image)}
              width={step}
              height={height(image)}
              style="fill-ink"
            />
            <Bar
              x={index * step}
              y={BASE - height(image) - height(vision)}
              width={step}
              height={height(vision)}
              style="fill-bloom"
            />
            <Bar
              x={index * step}
              y={BASE - height(image) - height(vision) - height(text)}
              width={step}
              height={height(text)}
              style="fill-forest"
            />
          </g>
        ))}
        <text x={0} y={HEIGHT - 4} className="fill-ink-soft text-[12px]">
          {labelOf(all[0]!.day)}
        </text>
        <text x={WIDTH} y={HEIGHT - 4} textAnchor="end" className="fill-ink-soft text-[12px]">
          {labelOf(today)}
        </text>
      </svg>
      <figcaption className="flex gap-5 text-ink-soft text-sm">
        <Key style="bg-ink" text="Image generation" />
        <Key style="bg-bloom" text="Vision" />
        <Key style="bg-forest" text="Blog posts" />
      </figcaption>
    </figure>
  )
}

function Bar(props: { x: number; y: number; width: number; height: number; style: string }) {
  const { x, y, width, height, style } = props
  return <rect x={x + width * 0.12} y={y} width={width * 0.76} height={height} className={style} />
}

function Key({ style, text }: { style: string; text: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`size-3 ${style}`} />
      {text}
    </span>
  )
}
