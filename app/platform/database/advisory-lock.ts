import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/**
 * Serialises transactions of the same name: waits for its turn and keeps it until the transaction ends.
 *
 * @param name of the work; ends with the user's id when it concerns one person
 */
export async function takeAdvisoryLock(transaction: Transaction, name: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
