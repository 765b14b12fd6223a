import { sql } from 'drizzle-orm'
import { type Page, pagesOf, placeOfPage, rowsToCount } from '#app/lib/paging.ts'
import { inBatches } from '../database/batches.ts'
import type { Queryable } from '../database/database.ts'

/** A job that used up its queue's retries. */
export interface FailedJob {
  id: string
  queue: string
  reason: string
  tries: number
  payload: string
  uploadId: string | null
  createdAt: Date
  failedAt: Date
}

/** The number of a queue's jobs in each state. */
export interface QueueLoad {
  queue: string
  waiting: number
  running: number
  failed: number
}

const PAGE_SIZE = 25

interface FailedJobRow extends Record<string, unknown> {
  id: string
  queue: string
  reason: string | null
  tries: number
  payload: string | null
  upload_id: string | null
  created_at: Date
  failed_at: Date
}

const FIELDS = sql`id, name AS queue, coalesce(output->>'message', output::text) AS reason, retry_count + 1 AS tries,
  data::text AS payload, data->>'uploadId' AS upload_id, created_on AS created_at, completed_on AS failed_at`

const failedIn = (queue: string) =>
  sql`FROM pgboss.job WHERE state = 'failed' AND (${queue} = '' OR name = ${queue})`

/**
 * A page of the jobs that failed for good, newest first. The job tables keep them for 14 days.
 *
 * @param queue name of a queue; empty for all
 */
export async function failedJobs(
  database: Queryable,
  { queue, page }: { queue: string; page: number },
): Promise<Page<FailedJob>> {
  const failed = failedIn(queue)
  const most = rowsToCount({ page, size: PAGE_SIZE })
  const counted = await database.execute<{ total: number }>(
    sql`SELECT count(*)::int AS total FROM (SELECT 1 ${failed} LIMIT ${most ? most + 1 : null}) AS counted`,
  )
  const found = counted.rows[0]!.total
  const isMore = most !== undefined && found > most
  const total = isMore ? most : found
  const list = { page: Math.min(page, pagesOf({ total, size: PAGE_SIZE })), size: PAGE_SIZE, total, isMore }
  const { offset, limit } = placeOfPage({ ...list, isMore: true })
  const { rows } = await database.execute<FailedJobRow>(sql`
    SELECT ${FIELDS} ${failed} ORDER BY completed_on DESC, id DESC LIMIT ${limit} OFFSET ${offset}`)
  return { ...list, rows: rows.map(failedJob) }
}

/** Jobs of a queue, or of all, that failed for good, in batches, newest first. */
export const failedJobBatches = (database: Queryable, queue: string) =>
  inBatches({ at: sql`completed_on`, id: sql`id` }, async ({ older, limit }) => {
    const { rows } = await database.execute<FailedJobRow & { at: string }>(sql`
      SELECT ${FIELDS}, completed_on::text AS at ${failedIn(queue)} AND ${older ?? sql`true`}
      ORDER BY completed_on DESC, id DESC LIMIT ${limit}`)
    return rows.map((row) => ({ ...failedJob(row), cursor: { at: row.at, id: row.id } }))
  })

const failedJob = (row: FailedJobRow): FailedJob => ({
  id: row.id,
  queue: row.queue,
  reason: row.reason ?? 'No reason was given.',
  tries: row.tries,
  payload: row.payload ?? '{}',
  uploadId: row.upload_id,
  createdAt: row.created_at,
  failedAt: row.failed_at,
})

/** Queues with waiting, running or failed jobs. */
export async function queueLoads(database: Queryable): Promise<QueueLoad[]> {
  const { rows } = await database.execute<QueueLoad & Record<string, unknown>>(sql`
    SELECT name AS queue,
      (count(*) FILTER (WHERE state IN ('created', 'retry')))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed
    FROM pgboss.job WHERE state IN ('created', 'retry', 'active', 'failed') AND name NOT LIKE '\\_\\_pgboss%'
    GROUP BY name ORDER BY name`)
  return rows
}
