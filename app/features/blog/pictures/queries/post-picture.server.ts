import { and, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { isPublished } from '../../reading/queries/published-posts.server.ts'
import { blogPictures, blogPosts } from '../../tables.server.ts'
import { postPictureFile } from '../rules/post-pictures.ts'

/**
 * Reads a picture file of a published post.
 *
 * @param file for example `7d9e…-960.avif`
 * @param options.ofAnyPost includes pictures of unpublished posts, for administrators
 * @returns undefined when there is none
 */
export async function readPostPicture(
  { database, storage }: Services,
  file: string,
  { ofAnyPost }: { ofAnyPost: boolean },
) {
  const picture = postPictureFile(file)
  if (!picture) return undefined
  const isShown = ofAnyPost || (await isInPublishedPost(database, picture.id))
  const content = isShown && (await storage.find(picture.key))
  return content ? { content, contentType: picture.contentType } : undefined
}

/** True for pictures beside the text and in it: saving a post attaches both. */
async function isInPublishedPost(database: Queryable, pictureId: string): Promise<boolean> {
  const [shown] = await database
    .select({ id: blogPictures.id })
    .from(blogPictures)
    .innerJoin(blogPosts, eq(blogPosts.id, blogPictures.postId))
    .where(and(eq(blogPictures.id, pictureId), isPublished))
  return shown !== undefined
}
