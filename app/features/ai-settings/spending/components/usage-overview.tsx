import { exactDollars } from '#app/lib/money.ts'
import { PeriodLinks } from '#app/ui/charts/period-links.tsx'
import { DataTable } from '#app/ui/lists/data-table.tsx'
import type { UsageOfDay, UsageOfKind } from '../queries/usage.server.ts'
import { PERIODS, type Period } from '../rules/usage-periods.ts'
import { SpendingChart } from './spending-chart.tsx'

interface Usage {
  vision: UsageOfKind
  image: UsageOfKind
  text: UsageOfKind
  days: UsageOfDay[]
}

/** Calls, costs and times of a period, as a chart and as tables. */
export function UsageOverview({ usage, period, today }: { usage: Usage; period: Period; today: string }) {
  const kinds = [
    { name: 'Image generation', ...usage.image },
    { name: 'Vision', ...usage.vision },
    { name: 'Blog posts', ...usage.text },
  ]
  return (
    <section className="grid gap-6 border-line border-t pt-6" id="usage">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-xl">Usage</h2>
        <PeriodLinks periods={PERIODS} chosen={period} hash="#usage" />
      </div>
      <DataTable
        caption={`Calls of the last ${period} days`}
        rows={kinds}
        keyOf={({ name }) => name}
        columns={[
          { title: 'Kind', cell: ({ name }) => name },
          { title: 'Succeeded', numeric: true, cell: ({ succeeded }) => succeeded.toLocaleString('en-US') },
          { title: 'Failed', numeric: true, cell: ({ failed }) => failed.toLocaleString('en-US') },
          {
            title: 'Average cost',
            numeric: true,
            cell: ({ averageCents }) => (averageCents === null ? '–' : exactDollars(averageCents)),
          },
          {
            title: 'Average time',
            numeric: true,
            cell: ({ averageSeconds }) => (averageSeconds === null ? '–' : `${averageSeconds.toFixed(1)} s`),
          },
        ]}
      />
      {usage.days.length === 0 ? (
        <p className="text-ink-soft">The provider was not called in this period.</p>
      ) : (
        <SpendingChart days={usage.days} period={period} today={today} />
      )}
    </section>
  )
}
