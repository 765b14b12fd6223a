import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { apiUsageLogs } from '../../tables.server.ts'

/** Forgets for whom calls were made. What they cost stays: deleting an account gives no budget back. */
export async function forgetUsageOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction.update(apiUsageLogs).set({ userId: null }).where(eq(apiUsageLogs.userId, userId))
}
