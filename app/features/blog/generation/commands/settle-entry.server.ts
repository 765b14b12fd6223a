import { eq } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import { blogGenerationQueue, type blogPosts } from '../../tables.server.ts'

/** Stores the status of a finished post in its queue entry. */
export async function settleEntry(
  transaction: Transaction,
  { redesignId, status }: Pick<typeof blogPosts.$inferSelect, 'redesignId' | 'status'>,
): Promise<void> {
  if (!redesignId) return
  await transaction
    .update(blogGenerationQueue)
    .set({ status })
    .where(eq(blogGenerationQueue.redesignId, redesignId))
}
