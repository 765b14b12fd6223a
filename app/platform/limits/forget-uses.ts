import { like } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { rateLimits } from './tables.server.ts'

/** Deletes all uses counted for a key, for example a deleted user's id. The key must not contain wildcards. */
export async function forgetUses(transaction: Transaction, key: string): Promise<void> {
  await transaction.delete(rateLimits).where(like(rateLimits.key, `%:${key}`))
}
