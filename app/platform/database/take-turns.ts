import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/**
 * Lets transactions that name the same thing follow each other: this one waits for its turn and keeps it until it ends.
 *
 * @param name what is done in turn; what concerns one person ends with their id
 */
export async function takeTurns(transaction: Transaction, name: string): Promise<void> {
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}
