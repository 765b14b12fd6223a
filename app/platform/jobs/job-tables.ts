import { sql } from 'drizzle-orm'
import type { Queryable } from '../database/database.ts'
import type { Readings } from '../metrics/metrics.ts'

/**
 * Checks that the database and its job tables answer.
 *
 * @throws Error when either is missing
 */
export async function askJobTables(database: Queryable): Promise<void> {
  await database.execute(sql`
    SELECT EXISTS (SELECT FROM pgboss.queue LIMIT 1) AS queues, EXISTS (SELECT FROM pgboss.job LIMIT 1) AS jobs`)
}

/** The numbers of waiting, running and failed jobs per queue, and the age of the oldest due job. */
export async function queueReadings(database: Queryable): Promise<Readings['queues']> {
  const { rows } = await database.execute<Readings['queues'][number]>(sql`
    SELECT queue.name AS queue,
      (count(*) FILTER (WHERE state IN ('created', 'retry') AND start_after <= now()))::int AS waiting,
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      coalesce(extract(epoch FROM now() - min(start_after)
        FILTER (WHERE state IN ('created', 'retry') AND start_after <= now())), 0)::float8 AS "oldestSeconds"
    FROM pgboss.queue LEFT JOIN pgboss.job
      ON job.name = queue.name AND job.state IN ('created', 'retry', 'active', 'failed')
    WHERE queue.name NOT LIKE '\\_\\_pgboss%' GROUP BY queue.name ORDER BY queue.name`)
  return rows
}
