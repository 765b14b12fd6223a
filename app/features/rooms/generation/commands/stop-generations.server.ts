import { and, eq } from 'drizzle-orm'
import { lockBlocked } from '#app/features/accounts/queries.server.ts'
import type { Services, Subscriber } from '#app/platform/services.ts'
import { removePicturesQueue } from '../../deletion/schema.ts'
import { workingKeys } from '../../rules/picture-keys.ts'
import { roomUploads } from '../../tables.server.ts'
import { isUnderWay } from '../queries/generation-status.server.ts'
import type { Generation } from '../schema.ts'
import { isCurrent } from './advance-generation.server.ts'
import { failLocked } from './fail-generation.server.ts'

/**
 * Fails all generations under way of a person who is being blocked, and releases their held credits. Results that
 * engines still deliver are discarded.
 *
 * @returns the number of stopped redesigns
 */
export const stopGenerations: Subscriber<'accountBlocked'> = async ({ jobs }, transaction, { userId }) => {
  const uploads = await transaction
    .select()
    .from(roomUploads)
    .where(and(eq(roomUploads.userId, userId), isUnderWay))
    .orderBy(roomUploads.id)
    .for('update')
  for (const upload of uploads) await failLocked(transaction, upload, 'account_blocked')
  const keys = uploads.flatMap(({ generationId }) => workingKeys(userId, generationId!))
  if (keys.length > 0) await jobs.enqueue(transaction, removePicturesQueue, { keys })
  return { redesignsStopped: uploads.length || undefined }
}

/**
 * Fails a generation that was requested at the moment its owner was blocked.
 *
 * @returns false when the owner is not blocked
 */
export function stopIfBlocked(
  { database }: Services,
  generation: Generation,
  ownerId: string,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    if (!(await lockBlocked(transaction, ownerId))) return false
    const [upload] = await transaction.select().from(roomUploads).where(isCurrent(generation)).for('update')
    if (upload) await failLocked(transaction, upload, 'account_blocked')
    return true
  })
}
