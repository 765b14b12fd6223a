import { and, eq, inArray, isNull, lt, notInArray } from 'drizzle-orm'
import { removePicturesQueue } from '#app/features/rooms/deletion/schema.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { blogPictures } from '../../tables.server.ts'
import { pictureIdOf, pictureKeys, picturesIn } from '../rules/picture-files.ts'

interface Shown {
  content: string
  beforeImageUrl: string | null
  afterImageUrl: string | null
}

/** Attaches the pictures that a post shows. Detached pictures stay for a day, in case the editor undoes the change. */
export async function claimPictures(transaction: Transaction, postId: string, post: Shown): Promise<void> {
  const beside = [post.beforeImageUrl, post.afterImageUrl].flatMap(
    (address) => pictureIdOf(address ?? '') ?? [],
  )
  const shown = [...new Set([...picturesIn(post.content), ...beside])]
  await transaction
    .update(blogPictures)
    .set({ postId: null, createdAt: new Date() })
    .where(
      and(eq(blogPictures.postId, postId), shown.length > 0 ? notInArray(blogPictures.id, shown) : undefined),
    )
  if (shown.length > 0)
    await transaction
      .update(blogPictures)
      .set({ postId })
      .where(and(inArray(blogPictures.id, shown), isNull(blogPictures.postId)))
}

/** Removes the pictures of a post that is being deleted. */
export async function removePicturesOf(services: Services, transaction: Transaction, postId: string) {
  const removed = await transaction.delete(blogPictures).where(eq(blogPictures.postId, postId)).returning()
  await removeFiles(services, transaction, removed)
}

/** Removes pictures that have belonged to no post since before `since`. */
export async function removeUnusedPictures(services: Services, since: Date): Promise<void> {
  await services.database.transaction(async (transaction) => {
    const removed = await transaction
      .delete(blogPictures)
      .where(and(isNull(blogPictures.postId), lt(blogPictures.createdAt, since)))
      .returning()
    await removeFiles(services, transaction, removed)
  })
}

async function removeFiles(
  services: Services,
  transaction: Transaction,
  pictures: { id: string; widths: number[] }[],
) {
  const keys = pictures.flatMap(pictureKeys)
  if (keys.length > 0) await services.jobs.enqueue(transaction, removePicturesQueue, { keys })
}
