import { and, isNull, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { aiCircuits } from '#app/features/ai-settings/tables.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import type { AlertFacts } from '../rules/alert-words.ts'
import { ALERT_KINDS, type AlertKind } from '../schema.ts'
import { alerts } from '../tables.server.ts'
import { isPausedService } from './paused-services.server.ts'

/** An open alert, with the time when its first occasion was noticed or its pause began. */
export type OpenAlert = AlertFacts & { since: Date }

/**
 * The open alerts, most urgent first, with occasions grouped by kind. A pause of the provider can begin and end
 * between two checks, so its current state is read. One query.
 */
export async function openAlerts(database: Queryable): Promise<OpenAlert[]> {
  const noticed = database
    .select({
      kind: alerts.kind,
      service: sql<string | null>`NULL::text`.as('service'),
      count: sql<number>`sum(${alerts.count})::int`.as('count'),
      total: sql<number | null>`sum(${alerts.total})::int`.as('total'),
      since: sql`min(${alerts.openedAt})`.mapWith(alerts.openedAt).as('since'),
    })
    .from(alerts)
    .where(and(isNull(alerts.closedAt), ne(alerts.kind, 'provider_paused')))
    .groupBy(alerts.kind)
  const paused = database
    .select({
      kind: sql<AlertKind>`'provider_paused'`.as('kind'),
      service: sql<string | null>`${aiCircuits.name}`.as('service'),
      count: sql<number>`1`.as('count'),
      total: sql<number | null>`NULL::int`.as('total'),
      since: sql`${aiCircuits.openedAt}`.mapWith(alerts.openedAt).as('since'),
    })
    .from(aiCircuits)
    .where(isPausedService)
  const rows = await unionAll(noticed, paused)
  return rows.toSorted((one, other) => ALERT_KINDS.indexOf(one.kind) - ALERT_KINDS.indexOf(other.kind))
}
