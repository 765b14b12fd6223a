import { like } from 'drizzle-orm'
import type { Transaction } from '../database/database.ts'
import { rateLimits } from './tables.server.ts'

/** Forgets every use that was counted under a key, which must hold no wildcard: the id of somebody who leaves. */
export async function forgetUses(transaction: Transaction, key: string): Promise<void> {
  await transaction.delete(rateLimits).where(like(rateLimits.key, `%:${key}`))
}
