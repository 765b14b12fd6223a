import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'

/**
 * Takes a text out of the job tables: jobs that are over go, and of the others what their last try said, e.g. a query's
 * values.
 */
export async function forgetInJobs(transaction: Transaction, text: string): Promise<void> {
  const says = (column: string) =>
    sql`position(lower(${text}) in lower(coalesce(${sql.identifier(column)}::text, ''))) > 0`
  await transaction.execute(
    sql`DELETE FROM pgboss.job WHERE state IN ('completed', 'failed', 'cancelled') AND (${says('data')} OR ${says('output')})`,
  )
  await transaction.execute(sql`UPDATE pgboss.job SET output = NULL WHERE ${says('output')}`)
}
