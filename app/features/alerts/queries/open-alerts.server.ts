import { isNull, sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { AlertFacts } from '../rules/words.ts'
import { ALERT_KINDS } from '../schema.ts'
import { alerts } from '../tables.server.ts'

/** An open alert, with when its first occasion was noticed. */
export type OpenAlert = AlertFacts & { since: Date }

const service = sql<string | null>`CASE ${alerts.kind} WHEN 'provider_paused' THEN ${alerts.occasion} END`

/** What administrators should know of now, the most pressing first; occasions of a kind are one. */
export async function openAlerts(database: Queryable): Promise<OpenAlert[]> {
  const rows = await database
    .select({
      kind: alerts.kind,
      service: service.as('service'),
      count: sql<number>`sum(${alerts.count})::int`,
      total: sql<number | null>`sum(${alerts.total})::int`,
      since: sql`min(${alerts.openedAt})`.mapWith(alerts.openedAt),
    })
    .from(alerts)
    .where(isNull(alerts.closedAt))
    .groupBy(alerts.kind, sql`service`)
  return rows.toSorted((one, other) => ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind))
}
