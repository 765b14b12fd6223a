import { eq } from 'drizzle-orm'
import type { Administrator } from '#app/platform/auth/actor.ts'
import { makePlaceholder } from '#app/platform/pictures/placeholder.ts'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import { scaledCopies } from '#app/platform/pictures/scaled-copies.ts'
import type { Services } from '#app/platform/services.ts'
import { blogPictures } from '../../tables.server.ts'
import { POST_PICTURE_WIDTHS, pictureKey, pictureKeys } from '../rules/picture-files.ts'

export type BlogPicture = typeof blogPictures.$inferSelect

/**
 * Stores an administrator's picture for a post, re-encoded without metadata. Only administrators see it until a saved
 * post shows it.
 *
 * @param photo the file as the browser sent it
 * @throws AppError any refusal of the photo
 */
export async function addPostPicture(
  services: Services,
  _actor: Administrator,
  photo: Buffer,
): Promise<BlogPicture> {
  const { picture } = await preparePhoto(photo)
  return storePicture(services, picture)
}

/**
 * Stores resized copies of one of the product's own pictures. Inserts the row first, so that the nightly job finds
 * the files of a process that crashed. Discards both on failure.
 *
 * @param picture JPEG made by the product
 */
export async function storePicture(services: Services, picture: Buffer): Promise<BlogPicture> {
  const copies = await scaledCopies(picture, POST_PICTURE_WIDTHS)
  const largest = copies.at(-1)!
  const widths = [...new Set(copies.map(({ width }) => width))]
  const [row] = await services.database
    .insert(blogPictures)
    .values({
      widths,
      width: largest.width,
      height: largest.height,
      placeholder: await makePlaceholder(picture),
    })
    .returning()
  try {
    for (const { width, format, content } of copies)
      await services.storage.put(pictureKey(row!.id, width, format), content, `image/${format}`)
  } catch (error) {
    await discardPicture(services, row!)
    throw error
  }
  return row!
}

/** Deletes a picture's row and files. */
export async function discardPicture({ database, storage }: Services, picture: BlogPicture): Promise<void> {
  for (const key of pictureKeys(picture)) await storage.delete(key)
  await database.delete(blogPictures).where(eq(blogPictures.id, picture.id))
}
