import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { apiUsageLogs } from '../tables.server.ts'

/** Deletes the log of the calls that were made for a user. */
export async function deleteUsageOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.delete(apiUsageLogs).where(eq(apiUsageLogs.userId, userId))
}
