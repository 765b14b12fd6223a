import { dayAndMonth, monthAndYear } from '#app/lib/date-text.ts'
import { dollars } from '#app/lib/money.ts'
import { BarChart } from '#app/ui/charts/bar-chart.tsx'
import type { Bar } from '#app/ui/charts/bars.tsx'
import type { Activity } from '../queries/activity.server.ts'
import type { Period } from '../rules/chart-periods.ts'
import { shareText } from '../rules/share-text.ts'

type Counted = 'quizzes' | 'signUps' | 'redesigns' | 'purchases'

const COUNTS: { what: Counted; title: string; list: string }[] = [
  { what: 'quizzes', title: 'Quizzes', list: '/admin/quizzes?' },
  { what: 'signUps', title: 'Sign-ups', list: '/admin/users?' },
  { what: 'redesigns', title: 'Redesigns', list: '/admin/uploads?status=redesigned&' },
  { what: 'purchases', title: 'Purchases', list: '/admin/payments?state=paid&' },
]

const HEADINGS = { day: 'Day', week: 'Week from', month: 'Month from' }

const number = (value: number) => Math.round(value).toLocaleString('en-US')
const seconds = (value: number) => `${Math.round(value)} s`
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

interface ChartsProps {
  activity: Activity[]
  period: Period
  /** The period's first day. */
  since: string
}

/** Charts of quizzes, sign-ups, redesigns and purchases. */
export function ActivityCharts({ activity, period, since }: ChartsProps) {
  return COUNTS.map(({ what, title, list }) => (
    <BarChart
      key={what}
      title={title}
      summary={number(sum(activity.map((bar) => bar[what])))}
      to={`${list}from=${since}`}
      bars={barsOf(activity, period, (bar) => ({ value: bar[what], text: number(bar[what]) }))}
      most={number}
      columns={[HEADINGS[period.bar], title]}
    />
  ))
}

/** Chart of the cost of AI calls. */
export function SpendingChart({ activity, period }: Omit<ChartsProps, 'since'>) {
  return (
    <BarChart
      title="AI spend"
      summary={dollars(sum(activity.map((bar) => bar.cents)))}
      to="/admin/settings/ai"
      bars={barsOf(activity, period, ({ cents }) => ({ value: cents, text: dollars(cents) }))}
      most={dollars}
      tone="ink"
      columns={[HEADINGS[period.bar], 'Spent']}
    />
  )
}

/** Charts of the engine's failures and durations. */
export function EngineCharts({ activity, period, since }: ChartsProps) {
  const heading = HEADINGS[period.bar]
  const failures = sum(activity.map((bar) => bar.failures))
  const all = failures + sum(activity.map((bar) => bar.redesigns))
  const medians = activity.flatMap((bar) => bar.medianSeconds ?? [])
  return (
    <>
      <BarChart
        title="Failed generations"
        summary={
          all > 0
            ? `${shareText(failures, all)} (${number(failures)} of ${number(all)})`
            : 'nothing measured yet'
        }
        to={all > 0 ? `/admin/uploads?status=failed&from=${since}` : undefined}
        bars={barsOf(activity, period, failureBar)}
        most={(share) => `${Math.round(share * 100)} %`}
        tone="danger"
        columns={[heading, 'Failed']}
      />
      <BarChart
        title="Duration of a generation"
        summary={medians.length > 0 ? `usually ${seconds(middle(medians))}` : 'nothing measured yet'}
        to={medians.length > 0 ? `/admin/uploads?status=redesigned&from=${since}` : undefined}
        bars={barsOf(activity, period, durationBar)}
        most={seconds}
        columns={[heading, 'Half within, nine in ten within']}
      />
    </>
  )
}

function failureBar({ failures, redesigns }: Activity) {
  const all = failures + redesigns
  return {
    value: all === 0 ? null : failures / all,
    text: `${shareText(failures, all)} (${failures} of ${all})`,
  }
}

function durationBar({ medianSeconds, slowSeconds }: Activity) {
  const text =
    medianSeconds === null || slowSeconds === null
      ? 'nothing measured'
      : `${seconds(medianSeconds)}, ${seconds(slowSeconds)}`
  return { value: medianSeconds, over: slowSeconds, text }
}

const middle = (values: number[]) => values.toSorted((one, other) => one - other)[values.length >> 1]!

function barsOf(activity: Activity[], period: Period, barOf: (bar: Activity) => Omit<Bar, 'label'>): Bar[] {
  const format = period.bar === 'month' ? monthAndYear : dayAndMonth
  return activity.map((bar) => ({ label: format(new Date(`${bar.from}T00:00:00Z`)), ...barOf(bar) }))
}
