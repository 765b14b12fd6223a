import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'

/** Rows per statement, to limit the number of locks. */
const BATCH = 5000

/**
 * Removes jobs that finished a day ago. Failed ones stay, so that an administrator can retry them.
 *
 * @returns the number of removed jobs
 */
export async function removeFinishedJobs(database: Database): Promise<number> {
  let removed = 0
  for (;;) {
    const { rowCount } = await database.execute(sql`
      DELETE FROM pgboss.job WHERE (name, id) IN (
        SELECT name, id FROM pgboss.job
        WHERE state = 'completed' AND completed_on < now() - interval '1 day' LIMIT ${BATCH})`)
    removed += rowCount ?? 0
    if ((rowCount ?? 0) < BATCH) return removed
  }
}
