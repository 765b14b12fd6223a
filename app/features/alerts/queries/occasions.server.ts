import { sql } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { AlertKind } from '../schema.ts'
import { isPausedService } from './paused-services.server.ts'

/** A fact that administrators should know now. */
export interface Occasion {
  kind: AlertKind
  occasion: string
  count: number
  total: number | null
}

/** Minimum redesigns in an hour for a meaningful failure rate. */
const MIN_REDESIGNS = 10
/** The failure rate that raises an alert. */
const MIN_FAILURE_SHARE = 0.2

/** Failures of the product or the provider. Photos' failures do not count, and the budget has its own message. */
const OUR_FAILURES = [
  'analysis_failed',
  'generation_failed',
  'storage_failed',
  'busy',
  'service_paused',
  'other',
]

/**
 * All current occasions. Redesigns count over the last hour, disputes and pauses while they last, refused events over
 * the last day, and undelivered messages of the last week until they are sent again or deleted.
 */
export async function occasionsNow(database: Queryable): Promise<Occasion[]> {
  const { rows } = await database.execute<Occasion & Record<string, unknown>>(sql`
    SELECT 'provider_paused' AS kind, name AS occasion, 1 AS count, NULL::int AS total
    FROM ai_circuits WHERE ${isPausedService}
    UNION ALL SELECT 'redesign_failures', 'last hour', failed, failed + made FROM (SELECT
      (SELECT count(*)::int FROM room_uploads WHERE generation_state = 'failed'
        AND generation_ended_at > now() - interval '1 hour' AND generation_reason IN ${OUR_FAILURES}) AS failed,
      (SELECT count(*)::int FROM redesigns WHERE created_at > now() - interval '1 hour') AS made) AS hour
    WHERE failed + made >= ${MIN_REDESIGNS} AND failed >= ${MIN_FAILURE_SHARE}::numeric * (failed + made)
    UNION ALL SELECT 'dispute', id::text, 1, NULL FROM payment_history WHERE status = 'disputed'
    UNION ALL SELECT 'refused_events', ${dayOf('received_at')}, count(*)::int, NULL FROM payment_events
      WHERE state = 'refused' AND received_at > now() - interval '1 day' GROUP BY 2
    UNION ALL SELECT 'undelivered_mail', ${dayOf('created_at')}, count(*)::int, NULL FROM outbox_emails
      WHERE state = 'failed' AND created_at > now() - interval '7 days' GROUP BY 2`)
  return rows
}

const dayOf = (column: 'received_at' | 'created_at') =>
  sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`)
