import { and, eq, inArray } from 'drizzle-orm'
import { lockBlocked } from '#app/features/accounts/queries.server.ts'
import type { Database, Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { type Generation, generationQueue } from '../schema.ts'
import { roomUploads } from '../tables.server.ts'

/**
 * Holds a generation whose owner is blocked: it stays in line, its credit reserved, until they are let in again.
 *
 * @returns false when the owner is not blocked
 */
export function holdGeneration(
  database: Database,
  { uploadId, generationId }: Generation,
  ownerId: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await lockBlocked(transaction, ownerId))) return false
    await transaction
      .update(roomUploads)
      .set({ generationHeld: true, generationState: 'queued', generationStage: null })
      .where(
        and(
          eq(roomUploads.id, uploadId),
          eq(roomUploads.generationId, generationId),
          inArray(roomUploads.generationState, ['queued', 'running']),
        ),
      )
    return true
  })
}

/** Goes on with what was held while a person was blocked. */
export async function resumeGenerations(
  { jobs }: Services,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  const resumed = await transaction
    .update(roomUploads)
    .set({ generationHeld: false })
    .where(and(eq(roomUploads.userId, userId), eq(roomUploads.generationHeld, true)))
    .returning({ uploadId: roomUploads.id, generationId: roomUploads.generationId })
  for (const { uploadId, generationId } of resumed) {
    if (generationId) await jobs.enqueue(transaction, generationQueue, { uploadId, generationId })
  }
}
