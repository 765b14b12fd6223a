import { eq, inArray } from 'drizzle-orm'
import { announce } from '#app/platform/announce.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { removeFolderQueue } from '../schema.ts'
import { redesigns, roomUploads } from '../tables.server.ts'

/** Seconds after which the last generation that was under way has stored what it will ever store. */
const GENERATIONS_HAVE_ENDED = 1800

/** Deletes every room of a user who leaves. Their whole folder of pictures is removed by a job. */
export async function deleteRoomsOf(
  services: Services,
  transaction: Transaction,
  userId: string,
): Promise<void> {
  const own = transaction
    .select({ id: roomUploads.id })
    .from(roomUploads)
    .where(eq(roomUploads.userId, userId))
  await transaction.delete(redesigns).where(inArray(redesigns.roomUploadId, own))
  await transaction.delete(roomUploads).where(eq(roomUploads.userId, userId))
  await services.jobs.enqueue(transaction, removeFolderQueue, { userId })
  await announce(services, transaction, 'roomsDeleted', { userId })
  // A generation that is under way finds its room gone only when it has stored its pictures.
  await services.jobs.enqueue(transaction, removeFolderQueue, { userId }, { delay: GENERATIONS_HAVE_ENDED })
}
