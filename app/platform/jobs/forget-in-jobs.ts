import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { mentionsAddress } from '../database/text-search.ts'

/**
 * Removes an email address from the job tables. Deletes finished jobs that contain it, and the stored error of
 * unfinished ones, which may quote a query's values.
 */
export async function forgetInJobs(transaction: Transaction, address: string): Promise<void> {
  const says = (column: string) =>
    mentionsAddress(sql`coalesce(${sql.identifier(column)}::text, '')`, address)
  await transaction.execute(
    sql`DELETE FROM pgboss.job WHERE state IN ('completed', 'failed', 'cancelled') AND (${says('data')} OR ${says('output')})`,
  )
  await transaction.execute(sql`UPDATE pgboss.job SET output = NULL WHERE ${says('output')}`)
}
