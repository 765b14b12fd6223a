import { openAlerts } from '#app/features/alerts/queries/open-alerts.server.ts'
import { totalsByPart } from '#app/platform/counts/counts.ts'
import type { Queryable } from '#app/platform/database/database.ts'

/** The numbers on the administration's tabs. Two queries. */
export async function badgeCounts(database: Queryable) {
  const [totals, alerts] = await Promise.all([
    totalsByPart(database, ['designer_requests', 'intake_forms', 'feedback']),
    openAlerts(database),
  ])
  return {
    alerts: alerts.length,
    designer: totals.designer_requests?.pending ?? 0,
    intake: totals.intake_forms?.new ?? 0,
    feedback: (totals.feedback?.new ?? 0) + (totals.feedback?.pending ?? 0),
  }
}

export type HeadlineFigures = Awaited<ReturnType<typeof headlineFigures>>

/**
 * The headline figures of the dashboard. One query. Each Stripe session is stored once, so no purchase counts twice.
 */
export async function headlineFigures(database: Queryable) {
  const totals = await totalsByPart(database, [
    'member_quizzes',
    'guest_quizzes',
    'sign_ups',
    'redesigns',
    'purchases',
    'designer_requests',
    'feedback',
  ])
  return {
    quizzes: sum(totals.member_quizzes) + sum(totals.guest_quizzes),
    users: sum(totals.sign_ups),
    redesigns: sum(totals.redesigns),
    purchases: totals.purchases?.stripe ?? 0,
    designerRequests: sum(totals.designer_requests),
    feedback: sum(totals.feedback),
  }
}

const sum = (parts: Record<string, number> = {}) => Object.values(parts).reduce((total, n) => total + n, 0)
