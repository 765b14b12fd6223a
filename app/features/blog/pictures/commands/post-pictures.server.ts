import { and, eq, inArray, isNull, lt, ne, notInArray } from 'drizzle-orm'
import { removePicturesQueue } from '#app/features/rooms/deletion/schema.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { blogPictures } from '../../tables.server.ts'
import { wrongField } from '../../writing/schema.ts'
import { pictureIdOf, pictureKeys, picturesIn } from '../rules/picture-files.ts'

interface Shown {
  content: string
  beforeImageUrl: string | null
  afterImageUrl: string | null
}

/**
 * Attaches the pictures that a post shows. Detached pictures stay for a day, in case the editor undoes the change.
 *
 * @param before the stored post; what it showed already is not refused
 * @throws ZodError at the content when a picture is another post's, with which it would be deleted
 */
export async function claimPictures(
  transaction: Transaction,
  postId: string,
  post: Shown,
  before?: Shown,
): Promise<void> {
  const shown = shownIn(post)
  await transaction
    .update(blogPictures)
    .set({ postId: null, createdAt: new Date() })
    .where(
      and(eq(blogPictures.postId, postId), shown.length > 0 ? notInArray(blogPictures.id, shown) : undefined),
    )
  if (shown.length === 0) return
  await transaction
    .update(blogPictures)
    .set({ postId })
    .where(and(inArray(blogPictures.id, shown), isNull(blogPictures.postId)))
  const shownBefore = before ? shownIn(before) : []
  const added = shown.filter((id) => !shownBefore.includes(id))
  const others = and(inArray(blogPictures.id, added), ne(blogPictures.postId, postId))
  if ((await transaction.$count(blogPictures, others)) > 0)
    throw wrongField('content', 'A picture belongs to another post. Please add it here again.')
}

/** The ids of the pictures in a post's text and beside it. */
function shownIn({ content, beforeImageUrl, afterImageUrl }: Shown): string[] {
  const beside = [beforeImageUrl, afterImageUrl].flatMap((address) => pictureIdOf(address ?? '') ?? [])
  return [...new Set([...picturesIn(content), ...beside])]
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
