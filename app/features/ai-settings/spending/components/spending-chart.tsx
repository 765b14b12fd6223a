import { dayAndMonth } from '#app/lib/date-text.ts'
import { DAY } from '#app/lib/durations.ts'
import { dollars } from '#app/lib/money.ts'
import { BarChart } from '#app/ui/charts/bar-chart.tsx'
import type { Bar, Tone } from '#app/ui/charts/bars.tsx'
import type { UsageOfDay } from '../queries/usage.server.ts'
import type { Period } from '../rules/usage-periods.ts'

type Kind = 'image' | 'vision' | 'text'

const KINDS: { kind: Kind; tone: Tone; text: string }[] = [
  { kind: 'image', tone: 'ink', text: 'Image generation' },
  { kind: 'vision', tone: 'bloom', text: 'Vision' },
  { kind: 'text', tone: 'forest', text: 'Blog posts' },
]

/**
 * Daily spending by kind, as stacked bars.
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
  const bars = Array.from({ length: period }, (_, index) => {
    const day = new Date(last - (period - 1 - index) * DAY).toISOString().slice(0, 10)
    return barOf(byDay.get(day) ?? { day, image: 0, vision: 0, text: 0 })
  })
  const total = bars.reduce((sum, { value }) => sum + (value ?? 0), 0)
  return (
    <BarChart
      title="AI spend"
      summary={dollars(total)}
      bars={bars}
      most={dollars}
      legend={KINDS}
      columns={['Day', ...KINDS.map(({ text }) => text)]}
    />
  )
}

function barOf(usage: UsageOfDay): Bar {
  const total = usage.image + usage.vision + usage.text
  return {
    label: dayAndMonth(new Date(`${usage.day}T00:00:00Z`)),
    value: total,
    parts: KINDS.map(({ kind, tone }) => ({ tone, value: usage[kind] })),
    text: dollars(total),
    cells: KINDS.map(({ kind }) => dollars(usage[kind])),
  }
}
