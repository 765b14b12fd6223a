import { currentAiSettings } from '#app/features/ai-settings/queries/settings.server.ts'
import { spentSince } from '#app/features/ai-settings/spending/queries/usage.server.ts'
import { monthStart } from '#app/features/ai-settings/spending/rules/budget.ts'
import { OpenAlerts } from '#app/features/alerts/components/open-alerts.tsx'
import { openAlerts } from '#app/features/alerts/queries/open-alerts.server.ts'
import {
  ActivityCharts,
  EngineCharts,
  SpendingChart,
} from '#app/features/insights/components/activity-charts.tsx'
import { BudgetBar } from '#app/features/insights/components/budget-bar.tsx'
import { FunnelChart } from '#app/features/insights/components/funnel-chart.tsx'
import { MoneyFigures } from '#app/features/insights/components/money-figures.tsx'
import { activityOf, funnelOf } from '#app/features/insights/queries/activity.server.ts'
import { headlineFigures } from '#app/features/insights/queries/headline-figures.server.ts'
import { moneyOf } from '#app/features/insights/queries/money.server.ts'
import { latestUploads } from '#app/features/insights/queries/upload-list.server.ts'
import { firstDayOf, PERIODS, periodOf } from '#app/features/insights/rules/chart-periods.ts'
import { servicesContext } from '#app/platform/services.ts'
import { PeriodLinks } from '#app/ui/charts/period-links.tsx'
import { WaitingResult } from '../account/stored-result/waiting-result.tsx'
import { pageMeta } from '../page-meta.ts'
import type { Route } from './+types/dashboard.ts'
import type { PanelHandle } from './failed-panel.tsx'
import { RecentDesigns } from './recent-designs.tsx'
import { StatCards } from './stat-cards.tsx'
import { useViewerZone } from './viewer-zone.ts'

export const meta = pageMeta('Administration')

export const handle: PanelHandle = { failed: 'Failed to load statistics' }

const RECENT = 2

export async function loader({ request, context }: Route.LoaderArgs) {
  const { database, environment } = context.get(servicesContext)
  const period = periodOf(new URL(request.url).searchParams.get('days'))
  const [alerts, figures, recent, activity, funnel, money, spent, settings] = await Promise.all([
    openAlerts(database),
    headlineFigures(database),
    latestUploads(database, RECENT),
    activityOf(database, period),
    funnelOf(database, period),
    moneyOf(database, period),
    spentSince(database, monthStart(new Date())),
    currentAiSettings(database, environment),
  ])
  const spending = { spent, budget: settings.monthlyBudgetCents }
  return {
    alerts,
    figures,
    recent,
    activity,
    funnel,
    money,
    spending,
    days: period.days,
    since: firstDayOf(period, new Date()),
  }
}

/** The administration's first page: alerts, figures, the latest designs, and charts for a period. */
export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { alerts, figures, recent, activity, funnel, money, spending, days, since } = loaderData
  const period = periodOf(String(days))
  const timeZone = useViewerZone()
  return (
    <div className="grid gap-16">
      <div className="grid gap-6">
        <h1 className="text-2xl">Dashboard</h1>
        <WaitingResult />
        <OpenAlerts alerts={alerts} timeZone={timeZone} />
        <StatCards figures={figures} />
      </div>
      <RecentDesigns uploads={recent} />
      <section aria-label="Charts" className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-4">
          <h2 className="text-xl">How it's going</h2>
          <PeriodLinks periods={PERIODS} chosen={days} />
        </div>
        <MoneyFigures money={money} period={period} since={since} />
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <ActivityCharts activity={activity} period={period} since={since} />
          <FunnelChart funnel={funnel} since={since} />
          <div className="grid content-start gap-10">
            <BudgetBar {...spending} />
            <SpendingChart activity={activity} period={period} />
          </div>
          <EngineCharts activity={activity} period={period} since={since} />
        </div>
      </section>
    </div>
  )
}
